import type { Kysely } from "kysely";
import { areas } from "#content/areas.ts";
import type { Visit } from "#domain/api/bookings.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { selectBookings, withoutSeq } from "#server/bookings/read-booking.ts";
import type { Database } from "#server/db/schema.ts";

/** Visits with their bookings, in route order: by day, window and neighborhood. */
export async function withBookings(
  db: Kysely<Database>,
  visits: readonly Visit[],
): Promise<BookedVisit[]> {
  if (visits.length === 0) return [];
  const ids = visits.map(({ bookingId }) => bookingId);
  const found = await selectBookings(db).where("bookings.id", "in", ids).execute();
  const bookings = new Map(found.map((placed) => [placed.id, withoutSeq(placed)]));
  return visits
    .flatMap((visit) => {
      const booking = bookings.get(visit.bookingId);
      return booking ? [{ ...visit, booking, hasEmail: booking.email !== "" }] : [];
    })
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

const places = new Map<string | null, number>(areas.map(({ slug }, index) => [slug, index]));

function orderOf({ day, starts, ends, booking }: BookedVisit): string {
  const place = String(places.get(booking.area) ?? areas.length).padStart(5, "0");
  return [day, starts, ends, place, booking.createdAt, booking.id].join(" ");
}
