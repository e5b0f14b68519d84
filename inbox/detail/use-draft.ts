import { useState } from "react";
import { useSession } from "#inbox/queries.ts";

const prefix = "inbox-draft:";

/** The tab's storage; undefined if the browser has switched it off. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

function keep(key: string, text: string): void {
  try {
    if (text) tabStorage()?.setItem(key, text);
    else tabStorage()?.removeItem(key);
  } catch {
    // The storage is full; the text is still in its field.
  }
}

/** Deletes the half-written notes of all other users. */
export function forgetDrafts(keptUser?: string): void {
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) {
    const isKept = keptUser !== undefined && key.startsWith(`${prefix}${keptUser}:`);
    if (key.startsWith(prefix) && !isKept) storage?.removeItem(key);
  }
}

/** The half-written note of a booking. Kept for its user in this tab, through a reload and the end of the session. */
export function useDraft(bookingId: string): [text: string, write: (text: string) => void] {
  const username = useSession().data?.username ?? "";
  const key = `${prefix}${username}:${bookingId}`;
  const [text, setText] = useState(() => tabStorage()?.getItem(key) ?? "");
  const write = (next: string) => {
    setText(next);
    keep(key, next);
  };
  return [text, write];
}
