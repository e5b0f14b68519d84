import type { Kysely } from "kysely";
import type { BookingInput } from "#domain/booking.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueueConfirmations } from "#server/mail/enqueue-confirmation.ts";
import { owe } from "#server/mail/owe.ts";
import { spamFilter } from "#server/spam/judge-booking.ts";
import { addEvents, type NewEvent } from "./add-event.ts";
import { claimKeys, type KeyedRequest } from "./claim-key.ts";
import { derivedColumns } from "./derived-columns.ts";
import { findEarlier } from "./find-earlier.ts";
import { insertRows } from "./insert-rows.ts";

/** What every visitor is told: a program must not learn that it was seen through. */
const told = "pending";

export interface NewBooking {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly booking: BookingInput;
  /** The path of the page that the visitor booked on, where it is known. */
  readonly page: string | null;
  /** Present when the request may be sent again: its key and a digest of its values. */
  readonly request: { readonly key: string; readonly fingerprint: string } | null;
  /** True when events are told to the business's other tools. */
  readonly webhook: boolean;
  /** Why it is put aside as spam, for the owner; null for all others. */
  readonly spam: string | null;
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

/** All bookings of a batch, each step in one statement. */
async function storeBookings(
  db: Kysely<Database>,
  bookings: readonly NewBooking[],
): Promise<(StoredBooking | undefined)[]> {
  const answers = await firstAnswers(db, bookings);
  await insertBookings(
    db,
    bookings.filter(({ id, request }) => !request || answers.get(request.key)?.bookingId === id),
  );
  return bookings.map(({ id, createdAt, request }) => {
    const answer = request && answers.get(request.key);
    if (!answer) return { id, status: told, createdAt };
    if (answer.fingerprint !== request.fingerprint) return undefined;
    return { id: answer.bookingId, status: answer.status, createdAt: answer.createdAt };
  });
}

/** By key, the first request that came with it: stored before, or the first one of this batch. */
async function firstAnswers(
  db: Kysely<Database>,
  bookings: readonly NewBooking[],
): Promise<Map<string, KeyedRequest>> {
  const requests = new Map<string, KeyedRequest>();
  for (const { id, createdAt, request } of bookings)
    if (request && !requests.has(request.key))
      requests.set(request.key, { ...request, bookingId: id, status: told, createdAt });
  const known = await claimKeys(db, [...requests.values()]);
  return new Map([...requests, ...known]);
}

/** A booking as it is stored, without what depends on others. */
const rowOf = ({ id, createdAt, booking, page, spam }: NewBooking) => ({
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
  ...derivedColumns({ booking, page, createdAt }),
});

/** The rows of new bookings, their first events, and their messages: none for spam, until the owner brings it back. */
async function insertBookings(
  db: Kysely<Database>,
  bookings: readonly NewBooking[],
): Promise<void> {
  if (bookings.length === 0) return;
  const rows = bookings.map(rowOf);
  const earlier = await findEarlier(db, rows);
  await insertRows(
    db,
    rows.map((row, index) => ({ ...row, same_as: earlier[index] ?? null })),
  );
  await addEvents(db, bookings.flatMap(firstEvents));
  const honest = bookings.filter(({ spam }) => spam === null);
  await owe(
    db,
    honest.map(({ id, createdAt }) => ({ kind: "lead", bookingId: id, at: createdAt })),
  );
  await enqueueConfirmations(
    db,
    honest.map(({ id, createdAt, booking, confirmationsPerDay }) => ({
      bookingId: id,
      email: booking.email,
      at: createdAt,
      perDay: confirmationsPerDay,
    })),
  );
}

function firstEvents({ id, createdAt: at, page, webhook, spam }: NewBooking): NewEvent[] {
  const event = { bookingId: id, at, webhook };
  const requested: NewEvent = { ...event, kind: "requested", actor: "visitor", page };
  if (spam === null) return [requested];
  const setAside = { kind: "status", from: "pending", to: "spam" } as const;
  return [requested, { ...event, ...setAside, actor: spamFilter, text: spam }];
}
