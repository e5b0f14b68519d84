import type { Kysely } from "kysely";
import type { BookingInput } from "#domain/booking.ts";
import type { Database } from "#server/db/schema.ts";
import { owe } from "#server/mail/owe.ts";
import { spamFilter } from "#server/spam/judge-booking.ts";
import { addEvent } from "./add-event.ts";
import { derivedColumns } from "./derived-columns.ts";
import { findEarlier } from "./find-earlier.ts";

const keyLifetime = 7 * 86_400_000;
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
}

export interface StoredBooking {
  readonly id: string;
  readonly status: string;
  readonly createdAt: string;
}

/**
 * Stores a booking once for each key, with its first event and the messages that it owes: none for spam, until the
 * owner brings it back. Undefined when the key came with other values before.
 */
export async function storeBooking(
  db: Kysely<Database>,
  { id, createdAt, booking, page, request, webhook, spam }: NewBooking,
): Promise<StoredBooking | undefined> {
  if (request) {
    const expired = new Date(Date.parse(createdAt) - keyLifetime).toISOString();
    await db.deleteFrom("booking_requests").where("created_at", "<", expired).execute();
    const claimed = await db
      .insertInto("booking_requests")
      .values({ ...request, booking_id: id, status: told, created_at: createdAt })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("key")
      .execute();
    if (claimed.length === 0) return firstAnswer(db, request);
  }
  const derived = derivedColumns({ booking, page, createdAt });
  await db
    .insertInto("bookings")
    .values({
      ...derived,
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
      status: spam === null ? "pending" : "spam",
      created_at: createdAt,
      same_as: await findEarlier(db, { ...derived, createdAt }),
    })
    .execute();
  const event = { bookingId: id, at: createdAt, webhook };
  await addEvent(db, { ...event, kind: "requested", actor: "visitor", page });
  if (spam !== null) {
    const status = { kind: "status", from: "pending", to: "spam" } as const;
    await addEvent(db, { ...event, ...status, actor: spamFilter, text: spam });
  } else
    await owe(db, [
      { kind: "lead", bookingId: id, at: createdAt },
      { kind: "confirmation", bookingId: id, at: createdAt },
    ]);
  return { id, status: told, createdAt };
}

async function firstAnswer(
  db: Kysely<Database>,
  request: { readonly key: string; readonly fingerprint: string },
): Promise<StoredBooking | undefined> {
  const first = await db
    .selectFrom("booking_requests")
    .selectAll()
    .where("key", "=", request.key)
    .executeTakeFirstOrThrow();
  if (first.fingerprint !== request.fingerprint) return undefined;
  return { id: first.booking_id, status: first.status, createdAt: first.created_at };
}
