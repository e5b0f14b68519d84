import type { Kysely } from "kysely";
import type { BookingInput } from "#domain/booking.ts";
import type { Database } from "#server/db/schema.ts";

const keyLifetime = 7 * 86_400_000;

export interface NewBooking {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly booking: BookingInput;
  /** The path of the page that the visitor booked on, where it is known. */
  readonly page: string | null;
  /** Present when the request may be sent again: its key and a digest of its values. */
  readonly request: { readonly key: string; readonly fingerprint: string } | null;
}

export interface StoredBooking {
  readonly id: string;
  readonly status: string;
  readonly createdAt: string;
}

/** Stores a booking once for each key. Undefined when the key came with other values before. */
export async function storeBooking(
  db: Kysely<Database>,
  { id, createdAt, booking, page, request }: NewBooking,
): Promise<StoredBooking | undefined> {
  const status = "pending";
  if (request) {
    const expired = new Date(Date.parse(createdAt) - keyLifetime).toISOString();
    await db.deleteFrom("booking_requests").where("created_at", "<", expired).execute();
    const claimed = await db
      .insertInto("booking_requests")
      .values({ ...request, booking_id: id, status, created_at: createdAt })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("key")
      .execute();
    if (claimed.length === 0) return firstAnswer(db, request);
  }
  await db
    .insertInto("bookings")
    .values({
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
      status,
      created_at: createdAt,
    })
    .execute();
  await db
    .insertInto("booking_events")
    .values({ booking_id: id, kind: "requested", at: createdAt, actor: "visitor", page })
    .execute();
  return { id, status, createdAt };
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
