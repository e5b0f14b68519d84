import type { Kysely } from "kysely";
import type { FieldValues } from "#domain/booking/fields.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { seriesReason } from "#domain/spam/series.ts";
import { columnsOf } from "#server/db/booking-columns.ts";
import { defineCommand } from "#server/db/command.ts";
import { digestOf } from "#server/db/digest.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { derivedColumns } from "#server/journal/derived-columns.ts";
import { addEvents, type NewEvent } from "#server/journal/history.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { readPlan } from "#server/visits/places.ts";
import type { NewSeries } from "./admit-booking.ts";
import { readReal, setEarlierAside, spamFilter } from "./series.ts";

/** The status in every answer, so that a program cannot learn that it was taken for spam. */
const answeredStatus = "pending";

export interface NewBooking {
  readonly id: string;
  readonly createdAt: string;
  readonly booking: FieldValues;
  readonly page: string | null;
  /** The idempotency key. */
  readonly key: string | null;
  /** Why it is set aside as spam, for the owner; null if it is not. */
  readonly spam: string | null;
  /** What it is set aside with, if that was not called real; else null. */
  readonly series: NewSeries | null;
  /** @see stepsOf */
  readonly network: string | null;
  /** The user who entered it for somebody who called; null for what a visitor sent. */
  readonly enteredBy: string | null;
  readonly confirm: boolean;
}

export interface StoredBooking {
  readonly id: string;
  readonly status: string;
  readonly createdAt: string;
  /** Read with it, so that the answer needs no query of its own. */
  readonly daysOff: DaysOff;
}

/** Stores a booking once for its key. Undefined when that key came with other values before. */
export const storeBooking = defineCommand({
  name: "storeBooking",
  kind: "write",
  changes: ({ id }: NewBooking, stored) => (stored?.id === id ? id : undefined),
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
  const requests = await claimKeys(db, bookings);
  const earlier = bookings.map(({ id, key }) => {
    const request = key === null ? undefined : requests.get(key);
    return request?.booking_id === id ? undefined : request;
  });
  const fresh = bookings.filter((_, index) => earlier[index] === undefined);
  if (fresh.length > 0) await insertBookings(db, await setAside(db, fresh));
  const { daysOff } = await readPlan(db);
  return bookings.map(({ id, createdAt, booking }, index) => {
    const first = earlier[index];
    if (!first) return { id, status: answeredStatus, createdAt, daysOff };
    if (first.fingerprint !== fingerprint(booking)) return undefined;
    const { booking_id, status, created_at } = first;
    return { id: booking_id, status, createdAt: created_at, daysOff };
  });
}

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
        status: answeredStatus,
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

/** What is part of a series is spam, and so is what came before of it. */
async function setAside(
  db: Kysely<Database>,
  bookings: readonly NewBooking[],
): Promise<readonly NewBooking[]> {
  const all = new Map(bookings.flatMap(({ series }) => (series ? [[series.id, series]] : [])));
  const [first] = bookings;
  if (all.size === 0 || !first) return bookings;
  const real = await readReal(db, [...all.keys()]);
  for (const id of real) all.delete(id);
  await setEarlierAside(db, [...all.values()], first.createdAt);
  return bookings.map((booking) => {
    const { series, spam } = booking;
    if (!series || real.has(series.id)) return { ...booking, series: null };
    return { ...booking, spam: spam ?? seriesReason(series.id) };
  });
}

/** Spam gets no messages unless the owner restores it, and users get no email about leads they entered. */
async function insertBookings(
  db: Kysely<Database>,
  bookings: readonly NewBooking[],
): Promise<void> {
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

const rowOf = ({ id, createdAt, booking, page, spam, series, network, ...from }: NewBooking) => ({
  id,
  ...columnsOf(booking),
  status: spam === null ? ("pending" as const) : ("spam" as const),
  created_at: createdAt,
  source: from.enteredBy === null ? ("form" as const) : ("phone" as const),
  series: series?.id ?? null,
  network,
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

function firstEvents({ id, createdAt: at, page, spam, enteredBy }: NewBooking): NewEvent[] {
  const event = { bookingId: id, at };
  const requested: NewEvent = { ...event, kind: "requested", actor: enteredBy ?? "visitor", page };
  if (spam === null) return [requested];
  const setAside = { kind: "status", from: "pending", to: "spam" } as const;
  return [requested, { ...event, ...setAside, actor: spamFilter, text: spam }];
}
