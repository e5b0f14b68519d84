import { type Kysely, sql } from "kysely";
import type { Booking } from "#domain/api/bookings.ts";
import type { BookingInput } from "#domain/booking.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf, jsonRows } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { countConfirmations } from "#server/messages/confirmation-limits.ts";
import { enqueue } from "#server/messages/enqueue.ts";
import { derivedColumns } from "./derived-columns.ts";
import { addEvents, type NewEvent } from "./history.ts";
import { findEarlier } from "./related.ts";
import { claimKeys, type KeyedRequest } from "./request-keys.ts";
import { addToIndex } from "./search.ts";

/** The status in every answer, so that a program cannot learn that it was taken for spam. */
const answeredStatus = "pending";

const spamFilter = "spam filter";

export interface NewBooking {
  readonly id: string;
  readonly createdAt: string;
  readonly booking: BookingInput;
  readonly page: string | null;
  readonly request: { readonly key: string; readonly fingerprint: string } | null;
  readonly webhook: boolean;
  /** Why it is set aside as spam, for the owner; null if it is not. */
  readonly spam: string | null;
  /** The user who entered it for somebody who called; null for what a visitor sent. */
  readonly enteredBy: string | null;
  /** Whether the visitor gets a confirmation, if there is an address. */
  readonly confirm: boolean;
  /** How many confirmations all addresses together get on a Phoenix day. */
  readonly confirmationsPerDay: number;
}

export interface StoredBooking {
  readonly id: string;
  readonly status: string;
  readonly createdAt: string;
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
  const answers = await firstAnswers(db, bookings);
  const fresh = bookings.filter(
    ({ id, request }) => !request || answers.get(request.key)?.bookingId === id,
  );
  if (fresh.length > 0) await insertBookings(db, fresh);
  return bookings.map(({ id, createdAt, request }) => {
    const answer = request && answers.get(request.key);
    if (!answer) return { id, status: answeredStatus, createdAt };
    if (answer.fingerprint !== request.fingerprint) return undefined;
    return { id: answer.bookingId, status: answer.status, createdAt: answer.createdAt };
  });
}

/** By key, the first request that came with it: one stored before, or the first in this batch. */
async function firstAnswers(
  db: Kysely<Database>,
  bookings: readonly NewBooking[],
): Promise<Map<string, KeyedRequest>> {
  const requests = new Map<string, KeyedRequest>();
  for (const { id, createdAt, request } of bookings)
    if (request && !requests.has(request.key))
      requests.set(request.key, { ...request, bookingId: id, status: answeredStatus, createdAt });
  const known = await claimKeys(db, [...requests.values()]);
  return new Map([...requests, ...known]);
}

/**
 * Inserts new bookings, their first events, and their messages. Spam gets no messages unless the owner restores it, and
 * nobody gets mail about what they entered.
 */
async function insertBookings(
  db: Kysely<Database>,
  bookings: readonly NewBooking[],
): Promise<void> {
  await insertRows(db, bookings);
  await addEvents(db, bookings.flatMap(firstEvents));
  const wanted = bookings.filter(({ spam }) => spam === null);
  const confirmed = wanted.filter(({ booking, confirm }) => confirm && booking.email !== "");
  const withheld = await countConfirmations(
    db,
    confirmed.map(({ createdAt: at, booking: { email }, confirmationsPerDay: perDay }) => ({
      email,
      at,
      perDay,
    })),
  );
  const reasons = new Map(confirmed.map(({ id }, index) => [id, withheld[index]]));
  await enqueue(
    db,
    wanted.flatMap(({ id: bookingId, createdAt: at, enteredBy }) => {
      const about = { bookingId, at };
      const lead = { ...about, kind: "lead" } as const;
      const confirmation = {
        ...about,
        kind: "confirmation",
        withheld: reasons.get(bookingId),
      } as const;
      return [
        ...(enteredBy === null ? [lead] : []),
        ...(reasons.has(bookingId) ? [confirmation] : []),
      ];
    }),
  );
}

const columnTypes = {
  id: "text",
  first_name: "text",
  last_name: "text",
  email: "text",
  phone: "text",
  address: "text",
  city: "text",
  state: "text",
  zip_code: "text",
  service_date: "text",
  num_dogs: "text",
  service_type: "text",
  special_requests: "text",
  status: "text",
  created_at: "timestamptz",
  area: "text",
  page: "text",
  day: "text",
  phone_key: "text",
  email_key: "text",
  words: "text",
  same_as: "text",
  source: "text",
} as const;

type Column = keyof typeof columnTypes;
const isColumn = (name: string): name is Column => Object.hasOwn(columnTypes, name);
const columns = Object.keys(columnTypes).filter(isColumn);

const rowOf = ({ id, createdAt, booking, page, spam, enteredBy }: NewBooking) => ({
  id,
  first_name: booking.firstName,
  last_name: booking.lastName,
  email: booking.email,
  phone: booking.phone,
  address: booking.address,
  city: booking.city,
  state: booking.state,
  zip_code: booking.zipCode,
  service_date: booking.serviceDate ?? null,
  num_dogs: booking.numDogs,
  service_type: booking.serviceType,
  special_requests: booking.specialRequests ?? null,
  status: spam === null ? ("pending" as const) : ("spam" as const),
  created_at: createdAt,
  source: (enteredBy === null ? "form" : "phone") satisfies Booking["source"],
  ...derivedColumns({ booking, page, createdAt }),
});

async function insertRows(db: Kysely<Database>, bookings: readonly NewBooking[]): Promise<void> {
  const rows = bookings.map(rowOf);
  const earlier = await findEarlier(db, rows);
  const complete = rows.map((row, index) => ({ ...row, same_as: earlier[index] ?? null }));
  const table = jsonRows(db, columnTypes, complete).as("rows");
  const query = db.selectFrom(table).select(columns).orderBy("ordinal");
  if (engineOf(db) === "postgres") {
    await db.insertInto("bookings").columns(columns).expression(query).execute();
    return;
  }
  const { last } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.coalesce(fn.max("seq"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  await db
    .insertInto("bookings")
    .columns([...columns, "seq"])
    .expression(query.select(sql<number>`${last} + 1 + ordinal`.as("seq")))
    .execute();
  await addToIndex(db, last);
}

function firstEvents({
  id,
  createdAt: at,
  page,
  webhook,
  spam,
  enteredBy,
}: NewBooking): NewEvent[] {
  const event = { bookingId: id, at, webhook };
  const requested: NewEvent = { ...event, kind: "requested", actor: enteredBy ?? "visitor", page };
  if (spam === null) return [requested];
  const setAside = { kind: "status", from: "pending", to: "spam" } as const;
  return [requested, { ...event, ...setAside, actor: spamFilter, text: spam }];
}
