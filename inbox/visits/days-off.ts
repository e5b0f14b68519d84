import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type PlanFields, type RoutePlan, visitEndpoints } from "#domain/api/visits.ts";
import type { DayOff } from "#domain/business-clock/closed-days.ts";
import { formatDay } from "#domain/days.ts";
import { call } from "#inbox/app/call.ts";
import { longDayOfYear } from "#inbox/app/dates.ts";
import { counted, nameOf } from "#inbox/app/labels.ts";
import { refresh, routePlanQuery } from "#inbox/app/queries.ts";
import { useToast } from "#inbox/app/toasts.tsx";

/** "November 27, 2026", "December 24 to December 26, 2026". */
export const rangeOff = ({ from, to }: Pick<DayOff, "from" | "to">): string =>
  from === to ? formatDay(from) : `${longDayOfYear(from)} to ${formatDay(to)}`;

const isSame = (one: DayOff, other: DayOff) => JSON.stringify(one) === JSON.stringify(other);

/** The part of the plan that is saved. */
export const fieldsOf = ({ areas, capacity, daysOff }: RoutePlan): PlanFields => ({
  areas,
  capacity,
  daysOff,
});

export interface DayOffChange {
  readonly dayOff: DayOff;
  readonly isAdded: boolean;
  /** Whether its visits move to the next day with room. */
  readonly moveVisits?: boolean;
}

export function planWith(plan: PlanFields, { dayOff, isAdded }: DayOffChange): PlanFields {
  const others = plan.daysOff.filter((one) => !isSame(one, dayOff));
  const daysOff = isAdded ? [...others, dayOff] : others;
  return { ...plan, daysOff: daysOff.toSorted((one, other) => (one.from < other.from ? -1 : 1)) };
}

/** Sets a day off or takes it back, at once and with an undo. The rest of the plan stays as it is stored. */
export function useDayOffChange() {
  const client = useQueryClient();
  const show = useToast();
  const change = useMutation({
    mutationFn: async (one: DayOffChange) => {
      const seen = fieldsOf((await call(visitEndpoints.routePlan, {})).plan);
      const { moveVisits } = one;
      const body = { ...planWith(seen, one), seen, ...(moveVisits && { moveVisits }) };
      return call(visitEndpoints.changeRoutePlan, { body });
    },
    onSuccess: async (answer, { dayOff, isAdded }) => {
      client.setQueryData(routePlanQuery.queryKey, answer);
      const { moved, visitsOnDaysOff } = answer;
      const untold = moved.flatMap(({ booking }) => (booking.email ? [] : nameOf(booking)));
      const left = visitsOnDaysOff.filter(({ day }) => dayOff.from <= day && day <= dayOff.to);
      show({
        kind: "done",
        title: [
          `${rangeOff(dayOff)}: ${isAdded ? "day off" : "no longer off"}.`,
          moved.length > 0 && `${counted(moved.length, "visit")} moved.`,
          untold.length > 0 && `No email: tell ${untold.join(", ")} by phone.`,
          left.length > 0 && `${counted(left.length, "visit")} to decide on Today.`,
        ]
          .filter(Boolean)
          .join(" "),
        undo: () => change.mutate({ dayOff, isAdded: !isAdded }),
      });
      await refresh(client);
    },
  });
  return change;
}
