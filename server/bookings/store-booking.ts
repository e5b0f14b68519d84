import type { Kysely } from "kysely";
import type { BookingInput } from "#domain/booking.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueue } from "#server/messages/enqueue.ts";
import { derivedColumns } from "./derived-columns.ts";
import { addEvents, type NewEvent } from "./history.ts";
import { claimKeys, type KeyedRequest } from "./request-keys.ts";

/** The status in every answer, so that a program cannot learn that it was taken for spam. */
const answeredStatus = "pending";

const spamFilter = "spam filter";

export interface NewBooking {
  readonly id: string;
  readonly createdAt: string;
  readonly booking: BookingInput;
  readonly page: string | null;
  readonly request: { readonly key: string; readonly fingerprint: string } | null;
  /** Why it is set aside as spam, for the owner; null if it is not. */
  readonly spam: string | null;
  /** The user who entered it for somebody who called; null for what a visitor sent. */
  readonly enteredBy: string | null;
  readonly confirm: boolean;
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

/** The first request of each key: stored earlier, or the first in this batch. */
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
  source: enteredBy === null ? ("form" as const) : ("phone" as const),
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
