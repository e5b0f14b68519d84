import { useSyncExternalStore } from "react";
import { storedNames, storedText, storeText } from "#ui/tab-storage.ts";
import { useSession } from "./queries.ts";

const prefix = "inbox-draft:";
const changed = "inbox:draft";

function keep(key: string, text: string): void {
  storeText(key, text);
  dispatchEvent(new Event(changed));
}

/** Deletes what all other users have half written. */
export function forgetDrafts(keptUser?: string): void {
  for (const key of storedNames()) {
    const isKept = keptUser !== undefined && key.startsWith(`${prefix}${keptUser}:`);
    if (key.startsWith(prefix) && !isKept) storeText(key, "");
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
    () => storedText(key),
    () => "",
  );
  return [
    text,
    (change) => keep(key, typeof change === "string" ? change : change(storedText(key))),
  ];
}
