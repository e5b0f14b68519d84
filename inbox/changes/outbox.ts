import * as z from "zod/mini";

/** What can be pressed without a connection, as it is kept on the device: an outcome of the visit, or a note. */
const keptChange = z.object({
  bookingId: z.string(),
  /** Of the customer. */
  name: z.string(),
  outcome: z.optional(
    z.object({
      state: z.enum(["done", "no-access"]),
      /** The sequence of the visit that the user saw. */
      seen: z.int(),
    }),
  ),
  note: z.optional(z.string()),
});
export type KeptChange = z.output<typeof keptChange>;

const unsent = z.object({
  /** The idempotency key: however often it is sent, it is stored once. */
  key: z.string(),
  user: z.string(),
  /** When it was pressed. */
  at: z.iso.datetime(),
  change: keptChange,
  /** Why the server refused it; undefined while it is still to be sent. */
  refused: z.optional(z.string()),
});
export type Unsent = z.output<typeof unsent>;

const unsentList = z.array(unsent);
const name = "inbox-outbox";
const changed = "inbox:outbox";

/** What this page has written, while the browser's storage is switched off or full. */
let inMemory: string | undefined;

/** The changes as text, which is equal as long as nothing has changed. */
export function outboxText(): string {
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Everybody's changes, in the order in which they were pressed. */
export function readOutbox(text = outboxText()): readonly Unsent[] {
  try {
    return unsentList.safeParse(JSON.parse(text || "[]")).data ?? [];
  } catch {
    return [];
  }
}

function write(changes: readonly Unsent[]): void {
  const text = changes.length === 0 ? "" : JSON.stringify(changes);
  inMemory = undefined;
  try {
    if (text === "") localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    inMemory = text;
  }
  dispatchEvent(new Event(changed));
}

const isSame = (one: Unsent, other: Unsent) =>
  one.user === other.user &&
  one.refused === undefined &&
  JSON.stringify(one.change) === JSON.stringify(other.change);

/** Puts a change at the end. @returns false for one that waits already: it is not added again */
export function addUnsent(added: Unsent): boolean {
  const changes = readOutbox();
  if (changes.some((one) => isSame(one, added))) return false;
  write([...changes, added]);
  return true;
}

export const removeUnsent = (key: string): void =>
  write(readOutbox().filter((one) => one.key !== key));

/** Keeps a change that the server refused, so that its user sees it. */
export const refuseUnsent = (key: string, refused: string): void =>
  write(readOutbox().map((one) => (one.key === key ? { ...one, refused } : one)));

/** Deletes the changes of all other users. */
export const forgetOutbox = (keptUser?: string): void =>
  write(readOutbox().filter(({ user }) => user === keptUser));

/** Calls back after a change to the outbox, in another tab as well. */
export function watchOutbox(listen: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === name || key === null) listen();
  };
  addEventListener(changed, listen);
  addEventListener("storage", look);
  return () => {
    removeEventListener(changed, listen);
    removeEventListener("storage", look);
  };
}
