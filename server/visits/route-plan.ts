import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { BookedVisit, PlanFields, RoutePlan } from "#domain/api/visits.ts";
import { closedOn, type DaysOff } from "#domain/business-clock/closed-days.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { conflict, type Rejection } from "#server/bookings/change.ts";
import { lockPlan, readPlan, routePlanSetting } from "#server/bookings/places.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { writeSetting } from "#server/db/settings.ts";
import { listDays, readUndecided } from "./list-visits.ts";
import { scheduleVisit } from "./schedule-visit.ts";

interface PlannedRoute {
  readonly plan: RoutePlan;
  readonly visitsOnDaysOff: BookedVisit[];
}

export const readRoutePlan = defineCommand({
  name: "readRoutePlan",
  kind: "read",
  async run(db, { now }: { readonly now: string }): Promise<PlannedRoute> {
    const plan = await readPlan(db);
    const today = phoenixDay(new Date(now));
    return { plan, visitsOnDaysOff: await readUndecided(db, plan.daysOff, today) };
  },
});

export const readDaysOff = defineCommand({
  name: "readDaysOff",
  kind: "read",
  run: async (db, _input: object): Promise<DaysOff> => (await readPlan(db)).daysOff,
});

interface PlanChange {
  readonly plan: PlanFields;
  /** The plan as the caller saw it; without it, the plan is replaced whatever it is. */
  readonly seen?: PlanFields | undefined;
  /** The user who moves the visits on new days off; without one they stay. */
  readonly movedBy?: string | null;
  readonly now: string;
}

/** Moves visits to the next day with a place for each, and enqueues an email to customers with an address. */
async function moveAll(
  db: Kysely<Database>,
  visits: readonly BookedVisit[],
  by: { readonly actor: string; readonly at: string },
): Promise<BookedVisit[]> {
  const moved: BookedVisit[] = [];
  for (const { bookingId, day, starts, ends, sequence: seen, booking } of visits) {
    const offered = await listDays.run(db, { bookingId, from: addDays(day, 1) });
    const next = offered?.days.find(({ fits }) => fits);
    if (!next) continue;
    const slot = { day: next.day, starts, ends, override: false, seen };
    const result = await scheduleVisit.run(db, { bookingId, ...by, ...slot });
    if ("detail" in result && result.detail.visit) moved.push({ ...result.detail.visit, booking });
  }
  return moved;
}

/** Replaces the plan. */
export const writeRoutePlan = defineCommand({
  name: "writeRoutePlan",
  kind: "write",
  changes: true,
  async run(
    db,
    { plan, seen, movedBy = null, now }: PlanChange,
  ): Promise<(PlannedRoute & { readonly moved: BookedVisit[] }) | Rejection> {
    await lockPlan(db);
    const { confirmed: wasConfirmed, ...present } = await readPlan(db);
    // A retry after a lost answer finds its own plan, which is not a conflict.
    const isExpected = [seen ?? present, plan].some((one) => isDeepStrictEqual(one, present));
    if (!isExpected)
      return conflict("The route plan has changed since you loaded it. Nothing was saved.");
    const today = phoenixDay(new Date(now));
    const onNewDays = (await readUndecided(db, plan.daysOff, today)).filter(
      ({ day }) => closedOn(day, present.daysOff) === undefined,
    );
    // A day off alone leaves a sample one.
    const isSaved = !isDeepStrictEqual({ ...present, daysOff: plan.daysOff }, plan);
    const confirmed = wasConfirmed || isSaved || isDeepStrictEqual(present, plan);
    await writeSetting(db, routePlanSetting, JSON.stringify({ ...plan, confirmed }));
    const moved = movedBy ? await moveAll(db, onNewDays, { actor: movedBy, at: now }) : [];
    return { ...(await readRoutePlan.run(db, { now })), moved };
  },
});
