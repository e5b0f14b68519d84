import type { Kysely } from "kysely";
import type { BookingStatus } from "#domain/booking-status.ts";
import type { Database } from "#server/db/schema.ts";

export interface BookingQuery {
  readonly status?: BookingStatus | undefined;
  /** The last booking of the page before: the list goes on after it. */
  readonly after?: { readonly id: string; readonly createdAt: string } | undefined;
  readonly limit: number;
}

/** A stored booking as the specification names its fields. @see spec section 3 */
export type Booking = Awaited<ReturnType<typeof listBookings>>[number];

/** A page of bookings, the newest first. */
export async function listBookings(db: Kysely<Database>, { status, after, limit }: BookingQuery) {
  let query = db
    .selectFrom("bookings")
    .select([
      "id",
      "first_name as firstName",
      "last_name as lastName",
      "email",
      "phone",
      "address",
      "city",
      "state",
      "zip_code as zipCode",
      "service_date as serviceDate",
      "num_dogs as numDogs",
      "service_type as serviceType",
      "special_requests as specialRequests",
      "status",
      "created_at as createdAt",
    ])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (status !== undefined) query = query.where("status", "=", status);
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "id"), "<", tuple(after.createdAt, after.id)),
    );
  return query.execute();
}
