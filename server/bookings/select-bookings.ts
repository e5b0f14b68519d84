import type { Kysely } from "kysely";
import type { Booking } from "#domain/api/bookings.ts";
import type { Database } from "#server/db/schema.ts";

/** Bookings with the names of the API, and `seq`, the order of their arrival. @see booking */
export const selectBookings = (db: Kysely<Database>) =>
  db
    .selectFrom("bookings")
    .select([
      "bookings.id",
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
      "bookings.status",
      "bookings.created_at as createdAt",
      "area",
      "bookings.page",
      "contact_seconds as contactSeconds",
      "same_as as sameAs",
      "joined_into as joinedInto",
      "erased_at as erasedAt",
      "seq",
    ]);

/** A booking with its place in the order of arrival, which is nobody's business outside. */
export interface PlacedBooking extends Booking {
  readonly seq: number;
}

export const withoutSeq = ({ seq: _, ...booking }: PlacedBooking): Booking => booking;
