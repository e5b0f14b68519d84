import type { Kysely } from "kysely";
import type { BookedVisit, DayLoad, OfferedDay } from "#domain/api/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, daysBetween } from "#domain/days.ts";
import { isNearby } from "#domain/neighbors.ts";
import { capacityOf, offerDays, offReason } from "#domain/route-plan.ts";
import { isWithoutOutcome } from "#domain/visits.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { withBookings } from "./read-visits.ts";
import { readPlan } from "./route-plan.ts";
import { selectVisits } from "./select-visits.ts";

interface Range {
  /** The first and the last day. */
  readonly from: string;
  readonly to: string;
}

/** The places taken on each day. A visit that is over keeps its place; a day that a visitor holds is not taken. */
async function countTaken(db: Kysely<Database>, { from, to }: Range): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("visits")
    .select(["day", ({ fn }) => fn.countAll().as("taken")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("state", "not in", ["cancelled", "held"])
    .groupBy("day")
    .execute();
  return new Map(rows.map(({ day, taken }) => [day, Number(taken)]));
}

export const listVisits = defineCommand({
  name: "listVisits",
  kind: "read",
  async run(
    db,
    { from, to, now }: Range & { readonly now: string },
  ): Promise<{ days: DayLoad[]; visits: BookedVisit[]; open: BookedVisit[] }> {
    const plan = await readPlan(db);
    const taken = await countTaken(db, { from, to });
    const days: DayLoad[] = daysBetween(from, to).map((day) => ({
      day,
      capacity: capacityOf(plan, day),
      taken: taken.get(day) ?? 0,
      off: offReason(plan, day),
    }));
    const visits = await selectVisits(db)
      .where("day", ">=", from)
      .where("day", "<=", to)
      .where("state", "!=", "cancelled")
      .execute();
    const moment = new Date(now);
    const pending = await selectVisits(db)
      .innerJoin("bookings", "bookings.id", "visits.booking_id")
      .where(({ eb, or, and }) =>
        or([
          eb("visits.state", "=", "held"),
          and([
            eb("visits.day", "<=", phoenixDay(moment)),
            or([
              eb("visits.state", "=", "booked"),
              and([eb("visits.state", "=", "no-access"), eb("bookings.status", "=", "scheduled")]),
            ]),
          ]),
        ]),
      )
      .execute();
    const open = pending.filter(
      (visit) => visit.state !== "booked" || isWithoutOutcome(visit, moment),
    );
    return {
      days,
      visits: await withBookings(db, visits),
      open: await withBookings(db, open),
    };
  },
});

const offeredDays = 14;

/** The areas of the visits that a range has besides those of one booking, by day. */
async function areasOfOthers(
  db: Kysely<Database>,
  bookingId: string,
  { from, to }: Range,
): Promise<Map<string, { readonly area: string | null }[]>> {
  const rows = await db
    .selectFrom("visits")
    .innerJoin("bookings", "bookings.id", "visits.booking_id")
    .select(["visits.day", "bookings.area"])
    .where("visits.day", ">=", from)
    .where("visits.day", "<=", to)
    .where("visits.state", "not in", ["cancelled", "held"])
    .where("visits.booking_id", "!=", bookingId)
    .execute();
  return Map.groupBy(rows, ({ day }) => day);
}

/** Days for a booking's visit, those that fit first; undefined if there is no such booking. */
export const listDays = defineCommand({
  name: "listDays",
  kind: "read",
  async run(
    db,
    { bookingId, from }: { readonly bookingId: string; readonly from: string },
  ): Promise<{ days: OfferedDay[] } | undefined> {
    const booking = await db
      .selectFrom("bookings")
      .select("area")
      .where("id", "=", bookingId)
      .executeTakeFirst();
    if (!booking) return undefined;
    const plan = await readPlan(db);
    const own = await db
      .selectFrom("visits")
      .select("day")
      .where("booking_id", "=", bookingId)
      .where("state", "not in", ["cancelled", "held"])
      .executeTakeFirst();
    const range = { from, to: addDays(from, offeredDays - 1) };
    const taken = await countTaken(db, range);
    const others = await areasOfOthers(db, bookingId, range);
    const { area } = booking;
    const days = offerDays({
      ...{ plan, area, from, count: offeredDays, taken, own: own?.day ?? null },
    });
    return {
      days: days.map((offered) => ({
        ...offered,
        nearby: (others.get(offered.day) ?? []).filter((other) => isNearby(area, other.area))
          .length,
      })),
    };
  },
});
