import { storedText, storeText } from "#ui/tab-storage.ts";

/** The event after which zip and dogs of the hero are in the form's fields, too. */
export const heroTyped = "hero-typed";

/** What `remember` was given; null if it was nothing. */
export function remembered(name: string): unknown {
  try {
    return JSON.parse(storedText(name) || "null");
  } catch {
    return null;
  }
}

/** Remembers plain data in this tab; null forgets it. */
export const remember = (name: string, value: unknown): void =>
  storeText(name, value === null ? "" : JSON.stringify(value));
