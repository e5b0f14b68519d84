import { isDeepStrictEqual } from "node:util";
import type { BookedVisit, PlanFields, RoutePlan } from "#domain/api/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { offReason } from "#domain/route-plan.ts";
import { defineCommand } from "#server/db/command.ts";
import { writeSetting } from "#server/db/settings.ts";
import { conflict, type Rejection } from "#server/journal/change.ts";
import { selectVisits } from "#server/journal/select-visits.ts";
import { withBookings } from "./list-visits.ts";
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
    if (plan.daysOff.length === 0) return { plan, visitsOnDaysOff: [] };
    const booked = await selectVisits(db)
      .where("day", ">=", phoenixDay(new Date(now)))
      .where("state", "=", "booked")
      .execute();
    const onDaysOff = booked.filter(({ day }) => offReason(plan, day) !== null);
    return { plan, visitsOnDaysOff: await withBookings(db, onDaysOff) };
  },
});

interface PlanChange {
  readonly plan: PlanFields;
  /** The plan as the caller saw it; without it, the plan is replaced whatever it is. */
  readonly seen?: PlanFields | undefined;
  readonly now: string;
}

/** Replaces the plan. No visit is moved. */
export const writeRoutePlan = defineCommand({
  name: "writeRoutePlan",
  kind: "write",
  async run(db, { plan, seen, now }: PlanChange): Promise<PlannedRoute | Rejection> {
    await lockPlan(db);
    const { confirmed: _, ...present } = await readPlan(db);
    // A retry after a lost answer finds its own plan, which is not a conflict.
    const isExpected = [seen ?? present, plan].some((one) => isDeepStrictEqual(one, present));
    if (!isExpected)
      return conflict("The route plan has changed since you loaded it. Nothing was saved.");
    await writeSetting(db, routePlanSetting, JSON.stringify({ ...plan, confirmed: true }));
    return readRoutePlan.run(db, { now });
  },
});
