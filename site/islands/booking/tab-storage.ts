/** The name under which the form's values are remembered. */
export const formMemory = "booking";

/** What this page has remembered, even if storage is switched off or full. */
const written = new Map<string, string>();

/** What a tab remembers until it is closed; without storage, until the page is left. */
export function remembered(name: string): unknown {
  try {
    return JSON.parse(written.get(name) ?? sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Remembers plain data under the name; null forgets it. */
export function remember(name: string, value: unknown): void {
  const json = JSON.stringify(value);
  written.set(name, json);
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, json);
  } catch {
    // `written` has it.
  }
}
