/** What this page has stored, even if the tab's storage is switched off or full. */
const written = new Map<string, string>();

/** Undefined if the browser has switched it off. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Text that is stored until the tab is closed; without the tab's storage, until the page is left. */
export const storedText = (name: string): string =>
  written.get(name) ?? tabStorage()?.getItem(name) ?? "";

export const storedNames = (): string[] => [
  ...new Set([...Object.keys(tabStorage() ?? {}), ...written.keys()]),
];

/** Empty text removes the name. */
export function storeText(name: string, text: string): void {
  if (text === "") {
    written.delete(name);
    tabStorage()?.removeItem(name);
    return;
  }
  written.set(name, text);
  try {
    tabStorage()?.setItem(name, text);
  } catch {
    // The storage is full.
  }
}

/** Remembers plain data in this tab; null forgets it. */
export const remember = (name: string, value: unknown): void =>
  storeText(name, value === null ? "" : JSON.stringify(value));

/** What `remember` was given; null if it was nothing. */
export function remembered(name: string): unknown {
  try {
    return JSON.parse(storedText(name) || "null");
  } catch {
    return null;
  }
}
