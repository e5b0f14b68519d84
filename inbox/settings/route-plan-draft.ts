import * as z from "zod/mini";
import type { Weekday } from "#content/shapes.ts";
import { weekdays } from "#content/shapes.ts";
import { type PlanFields, planFields } from "#domain/api/visits.ts";

/** Changes that are not saved yet, and the stored plan that they change. */
const changes = z.object({ plan: planFields, base: planFields });
export type PlanChanges = z.output<typeof changes>;

export const keptText = (changes: PlanChanges): string => JSON.stringify(changes);

/** Changes that were kept as JSON; undefined if there are none. */
export const readChanges = (kept: string): PlanChanges | undefined =>
  kept ? changes.safeParse(JSON.parse(kept)).data : undefined;

/** The route passes the area on this weekday, or no longer does. */
export function toggleRouteDay(
  plan: PlanFields,
  area: keyof PlanFields["areas"],
  weekday: Weekday,
): PlanFields {
  const days = plan.areas[area] ?? [];
  const next = days.includes(weekday)
    ? days.filter((day) => day !== weekday)
    : weekdays.filter((day) => day === weekday || days.includes(day));
  return { ...plan, areas: { ...plan.areas, [area]: next } };
}

const maxPlaces = 99;

/** What was typed as a number of places; an empty field means no places. */
export function withPlaces(plan: PlanFields, weekday: Weekday, typed: string): PlanFields {
  const places = Math.min(maxPlaces, Number(typed.replace(/\D/g, "")));
  return { ...plan, capacity: { ...plan.capacity, [weekday]: places } };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const changedFields = <Value>(
  draft: Readonly<Record<string, Value>>,
  base: Readonly<Record<string, Value>>,
) =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => !isSame(value, base[name])));

/** The stored plan with the changes that led from `base` to the draft. Days off are never part of a draft. */
export function withChanges(stored: PlanFields, base: PlanFields, draft: PlanFields): PlanFields {
  return {
    areas: { ...stored.areas, ...changedFields(draft.areas, base.areas) },
    capacity: { ...stored.capacity, ...changedFields(draft.capacity, base.capacity) },
    daysOff: stored.daysOff,
  };
}
