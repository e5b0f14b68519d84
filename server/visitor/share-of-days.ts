import type { Kysely } from "kysely";
import type { Visit } from "#domain/api/bookings.ts";
import { heldUntil } from "#domain/business-clock/windows.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, daysBetween } from "#domain/days.ts";
import { capacityOf, holdsOf } from "#domain/route-plan.ts";
import type { Database } from "#server/db/schema.ts";
import { fixedAllowances } from "#server/limits/allowances.ts";
import { sharesOf } from "#server/limits/counters.ts";
import { stepsOf } from "#server/limits/limits.ts";
import { type DayRange, readPlan } from "#server/visits/places.ts";

const offeredWithinDays = 28;

export function offeredRange(now: Date): DayRange {
  const today = phoenixDay(now);
  return { from: addDays(today, 1), to: addDays(today, offeredWithinDays) };
}

/** A booking's own network is forgotten after two days: then it counts for where its visitor presses. */
export async function noteNetwork(
  db: Kysely<Database>,
  bookingId: string,
  network: string | null,
): Promise<void> {
  if (network === null) return;
  await db
    .updateTable("bookings")
    .set({ network })
    .where("id", "=", bookingId)
    .where("network", "is", null)
    .execute();
}

/** Whether the booking has a place already, or each of the networks that it came from can hold one day more. */
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
  const own = await db
    .selectFrom("bookings")
    .select("network")
    .where("id", "=", bookingId)
    .executeTakeFirst();
  const steps = stepsOf(own?.network ?? null);
  if (steps.length === 0) return true;
  const plan = await readPlan(db);
  const { from, to } = offeredRange(now);
  const common = daysBetween(from, to)
    .filter((day) => heldUntil(day, now, plan.daysOff) !== undefined)
    .reduce((places, day) => places + holdsOf(capacityOf(plan, day)), 0);
  const holding = await db
    .selectFrom("visits")
    .innerJoin("bookings", "bookings.id", "visits.booking_id")
    .select("network")
    .where("visits.state", "=", "held")
    .where("bookings.id", "!=", bookingId)
    .execute();
  const networks = holding.flatMap(({ network }) => stepsOf(network));
  const shares = sharesOf({ ...fixedAllowances.days, common }, steps.length);
  return steps.every(
    (step, index) => networks.filter((one) => one === step).length < (shares[index] ?? 0),
  );
}
