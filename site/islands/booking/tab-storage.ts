/** The name under which the form's values are remembered. */
export const formMemory = "booking";

/** What a tab remembers until it is closed. The form also works if storage is switched off or full. */
export function remembered(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Remembers plain data under the name; null forgets it. */
export function remember(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // What was typed is still in the form.
  }
}
