import type { Kysely } from "kysely";
import type { Visit } from "#domain/api/bookings.ts";
import type { BookedVisit, DayLoad, OfferedDay } from "#domain/api/visits.ts";
import { closedOn, type DaysOff } from "#domain/business-clock/closed-days.ts";
import { isAsked } from "#domain/business-clock/visits.ts";
import { addDays, daysBetween } from "#domain/days.ts";
import { routeOrder } from "#domain/tasks/rank.ts";
import { isNearby } from "#domain/visits/neighbors.ts";
import { capacityOf, offerDays, offReason } from "#domain/visits/route-plan.ts";
import { type DayRange, readPlan, selectPlaces, selectVisitsOn } from "#server/bookings/places.ts";
import { selectBookings, withoutSeq } from "#server/bookings/read-booking.ts";
import { selectVisits } from "#server/bookings/select-visits.ts";
import { readRow } from "#server/db/booking-row.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";

/** Visits with their bookings, in route order: by day, window and neighborhood. */
async function withBookings(
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
      return booking ? [{ ...visit, booking }] : [];
    })
    .sort((one, other) => routeOrder(one).localeCompare(routeOrder(other)));
}

function countTaken(visits: readonly Visit[]): ReadonlyMap<string, number> {
  const taken = visits.filter((visit) => !isAsked(visit));
  return new Map(
    [...Map.groupBy(taken, ({ day }) => day)].map(([day, { length }]) => [day, length]),
  );
}

export const listVisits = defineCommand({
  name: "listVisits",
  kind: "read",
  async run(db, { from, to }: DayRange): Promise<{ visits: BookedVisit[]; days: DayLoad[] }> {
    const plan = await readPlan(db);
    const visits = await selectVisitsOn(db, { from, to }).execute();
    const taken = countTaken(visits);
    const days: DayLoad[] = daysBetween(from, to).map((day) => ({
      day,
      capacity: capacityOf(plan, day),
      taken: taken.get(day) ?? 0,
      off: offReason(plan, day),
    }));
    const listed = await withBookings(db, visits);
    return {
      days,
      visits: listed.filter((one) => !isAsked(one) || one.booking.status !== "spam"),
    };
  },
});

/** The visits on closed days from this one on, as long as the owner has not decided what becomes of them. */
export async function readUndecided(
  db: Kysely<Database>,
  daysOff: DaysOff,
  today: string,
): Promise<BookedVisit[]> {
  const visits = await selectVisits(db)
    .where("day", ">=", today)
    .where("state", "=", "booked")
    .where("kept_at", "is", null)
    .execute();
  return withBookings(
    db,
    visits.filter(({ day }) => closedOn(day, daysOff) !== undefined),
  );
}

const offeredDays = 14;

export const listDays = defineCommand({
  name: "listDays",
  kind: "read",
  async run(
    db,
    { bookingId, from }: { readonly bookingId: string; readonly from: string },
  ): Promise<{ days: OfferedDay[] } | undefined> {
    const booking = await readRow(db, bookingId, "area");
    if (!booking) return undefined;
    const { area } = booking;
    const visits = await selectPlaces(db, { from, to: addDays(from, offeredDays - 1) })
      .innerJoin("bookings", "bookings.id", "visits.booking_id")
      .select("bookings.area")
      .execute();
    const own = visits.find((visit) => visit.bookingId === bookingId);
    const near = visits.filter((visit) => visit !== own && isNearby(area, visit.area));
    const days = offerDays({
      plan: await readPlan(db),
      area,
      from,
      count: offeredDays,
      taken: countTaken(visits),
      own: own?.day ?? null,
    });
    return {
      days: days.map((offered) => ({
        ...offered,
        nearby: near.filter(({ day }) => day === offered.day).length,
      })),
    };
  },
});
