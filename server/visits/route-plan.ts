import { isDeepStrictEqual } from "node:util";
import type { BookedVisit, PlanFields, RoutePlan } from "#domain/api/visits.ts";
import { closedOn, type DaysOff } from "#domain/business-clock/closed-days.ts";
import { visitDayWords } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import { writeSetting } from "#server/db/settings.ts";
import { conflict, type Rejection } from "#server/journal/change.ts";
import { readUndecided } from "./list-visits.ts";
import { lockPlan, readPlan, routePlanSetting } from "./places.ts";

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
  /** Whether to reject a new day off on which visits are booked. */
  readonly refuseWithVisits?: boolean;
  readonly now: string;
}

/** Replaces the plan. No visit is moved. */
export const writeRoutePlan = defineCommand({
  name: "writeRoutePlan",
  kind: "write",
  async run(
    db,
    { plan, seen, refuseWithVisits = false, now }: PlanChange,
  ): Promise<PlannedRoute | Rejection> {
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
    if (refuseWithVisits && onNewDays[0])
      return conflict(
        `A visit is booked on ${visitDayWords(onNewDays[0].day)}. Nothing was saved.`,
      );
    // A day off alone leaves a sample one.
    const isSaved = !isDeepStrictEqual({ ...present, daysOff: plan.daysOff }, plan);
    const confirmed = wasConfirmed || isSaved || isDeepStrictEqual(present, plan);
    await writeSetting(db, routePlanSetting, JSON.stringify({ ...plan, confirmed }));
    return readRoutePlan.run(db, { now });
  },
});
