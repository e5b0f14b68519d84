import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type PlanFields, type RoutePlan, visitEndpoints } from "#domain/api/visits.ts";
import type { DayOff } from "#domain/business-clock/closed-days.ts";
import { formatDay } from "#domain/days.ts";
import { call } from "#inbox/api/call.ts";
import { refresh, routePlanQuery } from "#inbox/api/queries.ts";
import { useToast } from "#inbox/controls/toasts.tsx";
import { longDayOfYear } from "#inbox/text/dates.ts";

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
      return call(visitEndpoints.changeRoutePlan, { body: { ...planWith(seen, one), seen } });
    },
    onSuccess: async (answer, { dayOff, isAdded }) => {
      client.setQueryData(routePlanQuery.queryKey, answer);
      show({
        kind: "done",
        title: `${rangeOff(dayOff)}: ${isAdded ? "day off" : "no longer off"}.`,
        undo: () => change.mutate({ dayOff, isAdded: !isAdded }),
      });
      await refresh(client);
    },
  });
  return change;
}
