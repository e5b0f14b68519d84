import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Answers, CardDialog } from "./card-dialog.tsx";

/** Asks before something that cannot simply be taken back. The focus is on the safe answer. */
export const Question = ({
  title,
  confirm,
  isBusy,
  error,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  readonly confirm: string;
  readonly isBusy: boolean;
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
        Keep it
      </Button>
      <Button tone="terracotta" isBusy={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </Answers>
  </CardDialog>
);
