import { type ReactNode, type SubmitEvent, useId, useRef } from "react";
import { BottomSheet } from "#inbox/controls/bottom-sheet.tsx";
import { Button } from "#inbox/controls/button.tsx";
import styles from "./booking-fields.module.css";

const focusFirstWrong = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>("[aria-invalid='true'], [role='alert']")?.focus(),
  );

export function FormDialog({
  title,
  button,
  isBusy,
  failure,
  onChange,
  onSubmit,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  readonly button: string;
  readonly isBusy: boolean;
  /** Why the last try failed; empty if it did not. */
  readonly failure: string;
  readonly onChange?: (form: HTMLFormElement) => void;
  /** Returns whether the values are sent; if not, the first wrong field gets the focus. */
  readonly onSubmit: (form: HTMLFormElement) => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !onSubmit(event.currentTarget)) focusFirstWrong(form.current);
  };
  return (
    <BottomSheet labelledBy={id} onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onChange={(event) => onChange?.(event.currentTarget)}
        aria-labelledby={id}
      >
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
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="agave" aria-disabled={isBusy}>
            {isBusy ? "Saving" : button}
          </Button>
        </div>
      </form>
    </BottomSheet>
  );
}

export const Tick = ({
  name,
  isTicked,
  children,
}: {
  readonly name: string;
  readonly isTicked: boolean;
  readonly children: ReactNode;
}) => (
  <label className={styles["tick"]}>
    <input type="checkbox" name={name} defaultChecked={isTicked} />
    <span>{children}</span>
  </label>
);
