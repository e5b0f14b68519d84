import { sql } from "kysely";
import type { BookingInput } from "#domain/booking.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { compiled } from "#server/db/compiled.ts";
import { engineOf } from "#server/db/engine.ts";
import type { derivedColumns } from "./derived-columns.ts";

interface Row
  extends Omit<BookingInput, "serviceDate" | "specialRequests">,
    ReturnType<typeof derivedColumns> {
  readonly id: string;
  readonly serviceDate: string | null;
  readonly specialRequests: string | null;
  readonly status: BookingStatus;
  readonly createdAt: string;
  readonly sameAs: string | null;
}

/** PostgreSQL numbers rows by itself. */
const nextSeq = sql<number>`(select coalesce(max(seq), 0) + 1 from bookings)`;

/** Writes the row of a booking. On SQLite it is to be put into the search, too. @see addToSearch */
export const insertBooking = compiled<Row, object>((db, place) =>
  db.insertInto("bookings").values({
    ...(engineOf(db) === "sqlite" && { seq: nextSeq }),
    id: place("id"),
    first_name: place("firstName"),
    last_name: place("lastName"),
    email: place("email"),
    phone: place("phone"),
    address: place("address"),
    city: place("city"),
    state: place("state"),
    zip_code: place("zipCode"),
    service_date: place("serviceDate"),
    num_dogs: place("numDogs"),
    service_type: place("serviceType"),
    special_requests: place("specialRequests"),
    status: place("status"),
    created_at: place("createdAt"),
    same_as: place("sameAs"),
    area: place("area"),
    page: place("page"),
    day: place("day"),
    phone_key: place("phone_key"),
    email_key: place("email_key"),
    words: place("words"),
  }),
);
