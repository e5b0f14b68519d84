import { type ComponentProps, type ReactNode, useId } from "react";
import { Dialog } from "#ui/dialog.tsx";

const foot =
  "sticky bottom-0 flex flex-wrap gap-2.5 border-t-2 border-ink bg-paper px-4 pt-2.5 pb-[calc(14px+env(safe-area-inset-bottom))] text-ink presses:min-h-13.5 presses:flex-[1_1_8rem] md:justify-end md:px-7 md:py-4 md:presses:flex-none";

/** A form in a dialog: a sheet at the bottom of a phone, with its buttons where the thumb is. */
export function BottomSheet({
  title,
  failure,
  buttons,
  onClose,
  children,
  ...form
}: Omit<ComponentProps<"form">, "title"> & {
  readonly title: ReactNode;
  /** Why the last try failed. */
  readonly failure?: ReactNode;
  readonly buttons: ReactNode;
  readonly onClose: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      labelledBy={id}
      // On a phone the dialog is the whole screen, and the sheet scrolls in it: a short one is at the bottom.
      className="mx-auto h-dvh max-h-none w-[min(36rem,100%)] max-w-none flex-col overflow-x-hidden overflow-y-auto bg-transparent pt-3 text-ink backdrop:bg-backdrop open:flex md:m-auto md:h-fit md:pt-0"
      onClose={onClose}
    >
      <form
        {...form}
        aria-labelledby={id}
        className="mt-auto flex flex-none flex-col rounded-t-card border-2 border-b-0 border-ink bg-paper text-ink max-md:before:mx-auto max-md:before:mt-2 max-md:before:-mb-2 max-md:before:h-1.25 max-md:before:w-11 max-md:before:rounded-pill max-md:before:bg-road md:mt-0 md:max-h-[calc(100dvh-24px)] md:overflow-clip md:rounded-card md:border-b-2"
      >
        <h2
          id={id}
          tabIndex={-1}
          data-first-focus
          className="px-4 pt-4.5 pb-2.5 text-dialog leading-[1.1] focus:outline-none md:px-7 md:pt-6 md:pb-3"
        >
          {title}
        </h2>
        <div className="grid grid-cols-1 gap-3.5 px-4 pt-0.5 pb-4.5 md:overflow-y-auto md:px-7 [&_legend]:pb-1.75 [&_legend]:font-display [&_legend]:text-md/none [&_legend]:font-bold">
          {children}
        </div>
        <div className={foot}>
          {failure && (
            <p
              role="alert"
              tabIndex={-1}
              className="flex-[1_0_100%] leading-[1.35] font-semibold text-error"
            >
              {failure}
            </p>
          )}
          {buttons}
        </div>
      </form>
    </Dialog>
  );
}
