import type * as z from "zod/mini";
import type { Weekday } from "#content/shapes.ts";
import { weekdays } from "#content/shapes.ts";
import type { RoutePlan, visitEndpoints } from "#domain/api/visits.ts";

/** What is saved: the plan without whether it is confirmed. */
export type PlanDraft = z.output<(typeof visitEndpoints.changeRoutePlan)["body"]>;
export type DayOff = PlanDraft["daysOff"][number];
type PlannedArea = keyof PlanDraft["areas"];

export const draftOf = ({ areas, capacity, daysOff }: RoutePlan): PlanDraft => ({
  areas,
  capacity,
  daysOff,
});

/** The route passes the area on this weekday, or no longer does. */
export function toggleRouteDay(plan: PlanDraft, area: PlannedArea, weekday: Weekday): PlanDraft {
  const days = plan.areas[area] ?? [];
  const next = days.includes(weekday)
    ? days.filter((day) => day !== weekday)
    : weekdays.filter((day) => day === weekday || days.includes(day));
  return { ...plan, areas: { ...plan.areas, [area]: next } };
}

const maxPlaces = 99;

/** What was typed as a number of places; an empty field means no places. */
export function withPlaces(plan: PlanDraft, weekday: Weekday, typed: string): PlanDraft {
  const places = Math.min(maxPlaces, Number(typed.replace(/\D/g, "")));
  return { ...plan, capacity: { ...plan.capacity, [weekday]: places } };
}

const byStart = (one: DayOff, other: DayOff) => (one.from < other.from ? -1 : 1);

export const withDayOff = (plan: PlanDraft, dayOff: DayOff): PlanDraft => ({
  ...plan,
  daysOff: [...plan.daysOff, dayOff].toSorted(byStart),
});

export const withoutDayOff = (plan: PlanDraft, dayOff: DayOff): PlanDraft => ({
  ...plan,
  daysOff: plan.daysOff.filter((one) => one !== dayOff),
});
