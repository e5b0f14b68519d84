import type { Kysely } from "kysely";
import type { FieldValues } from "#domain/booking/fields.ts";
import { quoteFor } from "#domain/booking/prices.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { columnsOf } from "#server/db/booking-row.ts";
import { defineCommand } from "#server/db/command.ts";
import { digestOf } from "#server/db/digest.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { type Arrival, admitBookings } from "#server/limits/admit-bookings.ts";
import { confirmedOn } from "#server/limits/spend-mail.ts";
import { enqueue } from "#server/messages/enqueue.ts";
import { derivedColumns } from "./derived-columns.ts";
import { addEvents, type NewEvent } from "./history.ts";
import { readPlan } from "./places.ts";

const spamFilter = "spam filter";

export interface NewBooking {
  readonly id: string;
  readonly createdAt: string;
  readonly booking: FieldValues;
  readonly page: string | null;
  /** Where the visitor came from, as a query. */
  readonly origin?: string | null;
  /** The idempotency key. */
  readonly key: string | null;
  /** Why it is set aside as spam, for the owner; null if it is not. */
  readonly spam: string | null;
  /** Null where nothing is limited. */
  readonly arrival: Arrival | null;
  /** The user who entered it for somebody who called; null for what a visitor sent. */
  readonly enteredBy: string | null;
  readonly confirm: boolean;
}

export interface StoredBooking {
  readonly id: string;
  readonly createdAt: string;
  /** Read with it, so that the answer needs no query of its own. */
  readonly daysOff: DaysOff;
  /** Whether the mailbox got a confirmation earlier on this day: it gets no other one. */
  readonly isEmailed: boolean;
  /** How long the sender has to wait, if it was not stored: its network has filled too much of the disk. */
  readonly retryMs?: number | undefined;
}

/** Stores a booking once for its key. Undefined when that key came with other values before. */
export const storeBooking = defineCommand({
  name: "storeBooking",
  kind: "write",
  changes: true,
  async run(db, booking: NewBooking): Promise<StoredBooking | undefined> {
    const [stored] = await storeBookings(db, [booking]);
    return stored;
  },
  runBatch: storeBookings,
});

async function storeBookings(
  db: Kysely<Database>,
  bookings: readonly NewBooking[],
): Promise<(StoredBooking | undefined)[]> {
  const admitted = await admitBookings(
    db,
    bookings.map(({ arrival, spam, createdAt: at }) => ({ arrival, isSpam: spam !== null, at })),
  );
  const open = bookings.filter((_, index) => admitted[index]?.retryMs === undefined);
  const requests = await claimKeys(db, open);
  const earlier = bookings.map(({ id, key }) => {
    const request = key === null ? undefined : requests.get(key);
    return request?.booking_id === id ? undefined : request;
  });
  const fresh = bookings.flatMap((booking, index) => {
    const { retryMs, fold = null } = admitted[index] ?? {};
    return retryMs === undefined && !earlier[index] ? [{ ...booking, fold }] : [];
  });
  const { daysOff } = await readPlan(db);
  const [{ createdAt: now } = { createdAt: "" }] = bookings;
  const emails = open.filter(({ enteredBy }) => enteredBy === null);
  const emailed = await confirmedOn(
    db,
    emails.map(({ booking }) => booking.email),
    now,
  );
  if (fresh.length > 0) await insertBookings(db, fresh);
  return bookings.map(({ id, createdAt, booking }, index) => {
    const { retryMs } = admitted[index] ?? {};
    const first = earlier[index];
    const rest = { daysOff, isEmailed: emailed.has(booking.email), retryMs };
    if (first && first.fingerprint !== fingerprint(booking)) return undefined;
    return first
      ? { id: first.booking_id, createdAt: first.created_at, ...rest }
      : { id, createdAt, ...rest };
  });
}

export const isKeyUsedSince = defineCommand({
  name: "isKeyUsedSince",
  kind: "read",
  async run(db, { key, since }: { readonly key: string; readonly since: string }) {
    const used = await db
      .selectFrom("booking_requests")
      .select("key")
      .where("key", "=", key)
      .where("created_at", ">", since)
      .executeTakeFirst();
    return used !== undefined;
  },
});

const fingerprint = (booking: FieldValues) => digestOf(JSON.stringify(booking));

/** Returns the first request of each key: stored earlier, or the first in this batch. */
async function claimKeys(db: Kysely<Database>, bookings: readonly NewBooking[]) {
  const requests = new Map<string, Database["booking_requests"]>();
  for (const { id, createdAt: created_at, booking, key } of bookings)
    if (key !== null && !requests.has(key))
      requests.set(key, {
        key,
        fingerprint: fingerprint(booking),
        booking_id: id,
        created_at,
      });
  if (requests.size === 0) return requests;
  // The same order in every instance, or two of them would deadlock.
  const rows = [...requests.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const claimed = await db
    .insertInto("booking_requests")
    .values(rows)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .execute();
  const ours = new Set(claimed.map(({ key }) => key));
  const taken = [...requests.keys()].filter((key) => !ours.has(key));
  if (taken.length === 0) return requests;
  // A statement of its own sees keys that another instance committed while the insert waited for them.
  const known = await db
    .selectFrom("booking_requests")
    .selectAll()
    .where("key", "in", taken)
    .execute();
  for (const first of known) requests.set(first.key, first);
  return requests;
}

interface Placed extends NewBooking {
  readonly fold: string | null;
}

/** Spam gets no messages unless the owner restores it, and users get no email about leads they entered. */
async function insertBookings(db: Kysely<Database>, bookings: readonly Placed[]): Promise<void> {
  await insertInOrder(db, bookings.map(rowOf));
  await addEvents(db, bookings.flatMap(firstEvents));
  await enqueue(
    db,
    bookings.flatMap(({ id: bookingId, createdAt: at, booking, spam, enteredBy, confirm }) => {
      if (spam !== null) return [];
      const isConfirmed = confirm && booking.email !== "";
      return [
        ...(enteredBy === null ? [{ kind: "lead" as const, bookingId, at }] : []),
        ...(isConfirmed ? [{ kind: "confirmation" as const, bookingId, at }] : []),
      ];
    }),
  );
}

const rowOf = ({ id, createdAt, booking, page, spam, fold, arrival, origin, ...from }: Placed) => ({
  id,
  ...columnsOf(booking),
  status: spam === null ? ("pending" as const) : ("spam" as const),
  created_at: createdAt,
  source: from.enteredBy === null ? ("form" as const) : ("phone" as const),
  fold,
  network: arrival?.network ?? null,
  origin: origin ?? null,
  quoted_per_visit: quoteFor({ ...booking, page }),
  ...derivedColumns({ booking, page, createdAt }),
});

/** PostgreSQL numbers the rows by itself. */
async function insertInOrder(
  db: Kysely<Database>,
  rows: readonly ReturnType<typeof rowOf>[],
): Promise<void> {
  const first = engineOf(db) === "sqlite" ? await nextSeq(db) : undefined;
  const ordered = rows.map((row, index) => ({ ...row, ...(first && { seq: first + index }) }));
  await db.insertInto("bookings").values(ordered).execute();
}

async function nextSeq(db: Kysely<Database>): Promise<number> {
  const { last } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.max("seq").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

function firstEvents({ id, createdAt: at, spam, enteredBy }: NewBooking): NewEvent[] {
  const event = { bookingId: id, at };
  const requested: NewEvent = { ...event, kind: "requested", actor: enteredBy ?? "visitor" };
  if (spam === null) return [requested];
  const setAside = { kind: "status", from: "pending", to: "spam" } as const;
  return [requested, { ...event, ...setAside, actor: spamFilter, text: spam }];
}
