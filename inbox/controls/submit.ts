import type { SubmitEvent } from "react";
import { textsIn } from "#ui/form.ts";

/** What is typed in a field of a form. */
export const textIn = (form: HTMLFormElement, name: string): string => textsIn(form)[name] ?? "";

/** For the `onSubmit` of a form that is sent by a script. */
export const submitting =
  (send: (form: HTMLFormElement) => void) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send(event.currentTarget);
  };
