import type { Kysely } from "kysely";
import type { Visit } from "#domain/api/bookings.ts";
import type { RoutePlan } from "#domain/api/visits.ts";
import { heldUntil } from "#domain/business-clock/windows.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, daysBetween } from "#domain/days.ts";
import { capacityOf, holdsOf, isRouteDay } from "#domain/visits/route-plan.ts";
import type { Database } from "#server/db/schema.ts";
import { readRow } from "#server/journal/booking-row.ts";
import { fixedAllowances } from "#server/limits/allowances.ts";
import { sharesOf } from "#server/limits/counters.ts";
import { stepsOf } from "#server/limits/limits.ts";
import { type DayRange, readPlan } from "#server/visits/places.ts";

const offeredWithinDays = 28;

export function offeredRange(now: Date): DayRange {
  const today = phoenixDay(now);
  return { from: addDays(today, 1), to: addDays(today, offeredWithinDays) };
}

/** The days that visitors of a neighborhood can choose, unless they are full. */
export function daysToChoose(plan: RoutePlan, area: string | null, now: Date): string[] {
  const { from, to } = offeredRange(now);
  return daysBetween(from, to)
    .filter((day) => capacityOf(plan, day) > 0 && isRouteDay(plan, area, day))
    .filter((day) => heldUntil(day, now, plan.daysOff) !== undefined);
}

/** Whether the booking has a place already, or each of the networks that it came from can hold one more of the days that it can choose. */
export async function canHoldMore(
  db: Kysely<Database>,
  {
    bookingId,
    visit,
    now,
  }: {
    readonly bookingId: string;
    readonly visit: Pick<Visit, "state"> | undefined;
    readonly now: Date;
  },
): Promise<boolean> {
  if (visit?.state === "held" || visit?.state === "booked") return true;
  const own = await readRow(db, bookingId, "network", "area");
  const steps = stepsOf(own?.network ?? null);
  if (!own || steps.length === 0) return true;
  const plan = await readPlan(db);
  const days = daysToChoose(plan, own.area, now);
  if (days.length === 0) return true;
  const common = days.reduce((places, day) => places + holdsOf(capacityOf(plan, day)), 0);
  const holding = await db
    .selectFrom("visits")
    .innerJoin("bookings", "bookings.id", "visits.booking_id")
    .select("network")
    .where("visits.state", "=", "held")
    .where("visits.day", "in", days)
    .where("bookings.id", "!=", bookingId)
    .execute();
  const networks = holding.flatMap(({ network }) => stepsOf(network));
  const shares = sharesOf({ ...fixedAllowances.days, common }, steps.length);
  return steps.every(
    (step, index) => networks.filter((one) => one === step).length < (shares[index] ?? 0),
  );
}
