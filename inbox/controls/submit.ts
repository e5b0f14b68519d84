import { type SubmitEvent, useEffect, useRef } from "react";
import { textsIn } from "#ui/form.ts";

/** For a form whose first wrong field gets the focus after a failure. */
export function useFailureFocus(failure: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [failure]);
  return form;
}

/** What is typed in a field of a form. */
export const textIn = (form: HTMLFormElement, name: string): string => textsIn(form)[name] ?? "";

/** For the `onSubmit` of a form that is sent by a script. */
export const submitting =
  (send: (form: HTMLFormElement) => void) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send(event.currentTarget);
  };
