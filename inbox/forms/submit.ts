import { textsIn } from "#ui/form.ts";

/** What is typed in a field of a form. */
export const textIn = (form: HTMLFormElement, name: string): string => textsIn(form)[name] ?? "";
