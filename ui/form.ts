import { useRef, useState } from "react";

/** What is typed in a form's fields now, by their names. Fields keep their own values; no state follows the typing. */
export function textsIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") texts[name] = value;
  return texts;
}

/** Once for each text of one field, fills in another one, unless something else was typed there. */
export function fillIn(
  form: HTMLFormElement,
  [from, to]: readonly [from: string, to: string],
  read: (text: string) => string | undefined,
): void {
  const field = form.elements.namedItem(to);
  const text = textsIn(form)[from] ?? "";
  const value = form.dataset["filledFor"] === text ? undefined : read(text);
  form.dataset["filledFor"] = text;
  if (!(field instanceof HTMLInputElement) || value === undefined) return;
  if (field.value !== "" && field.value !== field.dataset["filledIn"]) return;
  field.value = value;
  field.dataset["filledIn"] = value;
}

/** The messages of the fields with mistakes, by name. */
export type Messages = Readonly<Record<string, string>>;

const same = (one: Messages, other: Messages) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The messages that a form shows. A field is checked from the moment it is left, if the form wants that, or the form is
 * sent; from then on its message follows every change.
 */
export function useMessages(check: (form: HTMLFormElement) => Messages) {
  const [messages, setMessages] = useState<Messages>({});
  const checked = useRef(new Set<string>());

  /** Call it at every change. */
  const follow = (form: HTMLFormElement): void => {
    if (checked.current.size === 0) return;
    const found = Object.entries(check(form)).filter(([name]) => checked.current.has(name));
    const next = Object.fromEntries(found);
    setMessages((before) => (same(before, next) ? before : next));
  };
  const leave = (form: HTMLFormElement, name: string): void => {
    checked.current.add(name);
    follow(form);
  };
  /** Checks all fields. Returns their messages, none if the form can be sent. */
  const checkAll = (form: HTMLFormElement): Messages => {
    const found = check(form);
    for (const name in textsIn(form)) checked.current.add(name);
    setMessages(found);
    return found;
  };
  const forget = (): void => {
    checked.current.clear();
    setMessages({});
  };
  return { messages, follow, leave, checkAll, forget };
}
