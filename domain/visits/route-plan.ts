import { areas } from "#content/areas.ts";
import { calendarWords, sampleCapacity } from "#content/route-plan.ts";
import type { Weekday } from "#content/weekdays.ts";
import type { OfferedDay, RoutePlan } from "#domain/api/visits.ts";
import { closedOn, type DaysOff } from "#domain/business-clock/closed-days.ts";
import { weekdayOf } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";

/** Used until the owner has saved a plan. */
export const defaultPlan = (): RoutePlan => ({
  areas: Object.fromEntries(
    areas.flatMap(({ slug, routeDays }) => (routeDays ? [[slug, [...routeDays]]] : [])),
  ),
  capacity: { ...sampleCapacity },
  daysOff: [],
  confirmed: false,
});

/** Why nobody comes on a day, in the owner's screens; null on other days. */
export function offReason({ daysOff }: { readonly daysOff: DaysOff }, day: string): string | null {
  const closed = closedOn(day, daysOff);
  return closed ? closed.reason || calendarWords.dayOff : null;
}

/** The places of a day, even on days off. */
export const capacityOf = ({ capacity }: Pick<RoutePlan, "capacity">, day: string): number =>
  capacity[weekdayOf(day)] ?? 0;

/** Whether the route passes the area on that day. One that the plan does not name can be visited on any day with places. */
export function isRouteDay(plan: RoutePlan, area: string | null, day: string): boolean {
  const routeDays = new Map<string | null, readonly Weekday[] | undefined>(
    Object.entries(plan.areas),
  ).get(area);
  return routeDays?.includes(weekdayOf(day)) ?? capacityOf(plan, day) > 0;
}

/**
 * Days for a visit: first those that fit, then the others, each group in order.
 * @param taken places taken on each day
 * @param own the day of the booking's present visit, whose place it keeps
 */
export function offerDays({
  plan,
  area,
  from,
  count,
  taken,
  own,
}: {
  readonly plan: RoutePlan;
  readonly area: string | null;
  readonly from: string;
  readonly count: number;
  readonly taken: ReadonlyMap<string, number>;
  readonly own: string | null;
}): Omit<OfferedDay, "nearby">[] {
  const days = Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    const off = offReason(plan, day);
    const capacity = capacityOf(plan, day);
    const takenPlaces = taken.get(day) ?? 0;
    const takenByOthers = takenPlaces - (day === own ? 1 : 0);
    const onRoute = isRouteDay(plan, area, day);
    const fits = onRoute && off === null && takenByOthers < capacity;
    return { day, capacity, taken: takenPlaces, off, isRouteDay: onRoute, fits };
  });
  return [...days.filter(({ fits }) => fits), ...days.filter(({ fits }) => !fits)];
}
