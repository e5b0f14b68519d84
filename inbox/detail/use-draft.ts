import { useSyncExternalStore } from "react";
import { useSession } from "#inbox/queries.ts";

const prefix = "inbox-draft:";
const changed = "inbox:draft";

/** What was written since the page was loaded, even if the storage is off or full. */
const written = new Map<string, string>();

/** The tab's storage; undefined if the browser has switched it off. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const read = (key: string): string => written.get(key) ?? tabStorage()?.getItem(key) ?? "";

function keep(key: string, text: string): void {
  written.set(key, text);
  try {
    if (text) tabStorage()?.setItem(key, text);
    else tabStorage()?.removeItem(key);
  } catch {
    // The storage is full; the text is still in its field.
  }
  dispatchEvent(new Event(changed));
}

/** Deletes what all other users have half written. */
export function forgetDrafts(keptUser?: string): void {
  const storage = tabStorage();
  for (const key of [...Object.keys(storage ?? {}), ...written.keys()]) {
    const isKept = keptUser !== undefined && key.startsWith(`${prefix}${keptUser}:`);
    if (!key.startsWith(prefix) || isKept) continue;
    written.delete(key);
    storage?.removeItem(key);
  }
}

function subscribe(listen: () => void): () => void {
  addEventListener(changed, listen);
  return () => removeEventListener(changed, listen);
}

/**
 * Text that is not saved yet, such as a note. Kept in this tab for its user, through reloads and sign-outs, and shared by
 * all fields of the same draft.
 */
export function useDraft(
  name: string,
): [text: string, write: (change: string | ((text: string) => string)) => void] {
  const username = useSession().data?.username ?? "";
  const key = `${prefix}${username}:${name}`;
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => "",
  );
  return [text, (change) => keep(key, typeof change === "string" ? change : change(read(key)))];
}
