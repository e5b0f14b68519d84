import { type ReactNode, type SubmitEvent, useRef } from "react";
import { BottomSheet } from "./bottom-sheet.tsx";
import { Button } from "./button.tsx";

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
  readonly title: string;
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
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !onSubmit(event.currentTarget)) focusFirstWrong(form.current);
  };
  return (
    <BottomSheet
      ref={form}
      title={title}
      noValidate
      onSubmit={submit}
      onChange={(event) => onChange?.(event.currentTarget)}
      onClose={onClose}
      failure={failure}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="agave" aria-disabled={isBusy}>
            {isBusy ? "Saving" : button}
          </Button>
        </>
      }
    >
      {children}
    </BottomSheet>
  );
}

export const Tick = ({
  name,
  isTicked,
  onTick,
  children,
}: {
  readonly name: string;
  readonly isTicked: boolean;
  readonly onTick?: (isTicked: boolean) => void;
  readonly children: ReactNode;
}) => (
  <label className="col-span-full flex min-h-11 items-center gap-3 leading-[1.3]">
    <input
      type="checkbox"
      className="size-5.5 flex-none accent-agave"
      name={name}
      defaultChecked={isTicked}
      onChange={(event) => onTick?.(event.currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
);
