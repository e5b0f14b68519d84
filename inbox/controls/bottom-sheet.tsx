import { type ComponentProps, type ReactNode, useId } from "react";
import { Dialog } from "#ui/dialog.tsx";
import styles from "./bottom-sheet.module.css";

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
    <Dialog labelledBy={id} className={styles["dialog"]} onClose={onClose}>
      <form {...form} aria-labelledby={id} className={styles["panel"]}>
        <h2 id={id} tabIndex={-1} data-first-focus className={styles["title"]}>
          {title}
        </h2>
        <div className={styles["body"]}>{children}</div>
        <div className={styles["foot"]}>
          {failure && (
            <p role="alert" tabIndex={-1}>
              {failure}
            </p>
          )}
          {buttons}
        </div>
      </form>
    </Dialog>
  );
}
