import { type ReactNode, useId } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Button } from "./button.tsx";

/** Asks before something that cannot simply be taken back. The focus is on the safe answer. */
export const Question = ({
  title,
  confirm,
  isBusy = false,
  error,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  readonly confirm: string;
  readonly isBusy?: boolean;
  /** Why the last try failed. */
  readonly error?: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => (
  <CardDialog title={title} isGrave onClose={onClose}>
    <p>{children}</p>
    <p role="alert">{error}</p>
    <Answers>
      <Button data-first-focus onClick={onClose}>
        Keep
      </Button>
      <Button tone="terracotta" isBusy={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </Answers>
  </CardDialog>
);

const frame =
  "m-auto max-h-[calc(100dvh-32px)] w-[min(30rem,100vw-32px)] grid-cols-1 gap-3.5 overflow-y-auto rounded-card border-2 border-ink bg-surface px-[clamp(20px,6vw,28px)] py-7 wrap-anywhere text-ink shadow-hard backdrop:bg-backdrop open:grid [&_p]:leading-[1.4] [&_[role=alert]]:font-semibold [&_[role=alert]]:text-error [&>*]:my-0! [&>button]:justify-self-start [&>form]:grid [&>form]:grid-cols-1 [&>form]:gap-3.5 [&>form>*]:my-0! [&>p:empty]:hidden";

/** A dialog in the middle of the screen: a title, what it says or asks, and the answers. */
export function CardDialog({
  title,
  isGrave = false,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  /** Whether it asks for something that cannot simply be taken back. */
  readonly isGrave?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      labelledBy={id}
      className={`${frame} ${isGrave ? "shadow-terracotta" : "shadow-agave"}`}
      onClose={onClose}
    >
      <h2 id={id} tabIndex={-1} className="text-dialog leading-[1.1]">
        {title}
      </h2>
      {children}
    </Dialog>
  );
}

export const Answers = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap gap-3.5 pt-2">{children}</div>
);
