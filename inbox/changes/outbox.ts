import * as z from "zod/mini";

/** What can be pressed without a connection, as it is kept on the device: an outcome of the visit, or a note. */
const keptChange = z.object({
  bookingId: z.string(),
  /** Of the customer. */
  name: z.string(),
  outcome: z.optional(
    z.object({
      /** `booked` after what was pressed was taken back. */
      state: z.enum(["done", "no-access", "booked"]),
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

const isSame = ({ change: one }: Unsent, { change: other }: Unsent) =>
  JSON.stringify(one) === JSON.stringify(other);

const isOfSameVisit = ({ change: one }: Unsent, { change: other }: Unsent) =>
  one.bookingId === other.bookingId &&
  one.outcome !== undefined &&
  one.outcome.seen === other.outcome?.seen;

/**
 * Puts a change at the end. Another outcome of a visit takes the place and the key of the one that waits, which may have
 * been stored without an answer.
 * @returns the key; undefined for a change that waits already: it is not added again
 */
export function addUnsent(added: Unsent): string | undefined {
  const changes = readOutbox();
  const waiting = changes.filter(
    ({ user, refused }) => user === added.user && refused === undefined,
  );
  if (waiting.some((one) => isSame(one, added))) return undefined;
  const earlier = waiting.find((one) => isOfSameVisit(one, added));
  const key = earlier?.key ?? added.key;
  const kept = { ...added, key };
  write(earlier ? changes.map((one) => (one === earlier ? kept : one)) : [...changes, kept]);
  return key;
}

/** Whether it is still the one: another outcome may have taken its place meanwhile. */
const isIt = (one: Unsent, sent: Unsent) => one.key === sent.key && isSame(one, sent);

export const removeUnsent = (sent: Unsent): void =>
  write(readOutbox().filter((one) => !isIt(one, sent)));

/** Keeps a change that the server refused, so that its user sees it. */
export const refuseUnsent = (sent: Unsent, refused: string): void =>
  write(readOutbox().map((one) => (isIt(one, sent) ? { ...one, refused } : one)));

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
