import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type PlanFields, type RoutePlan, visitEndpoints } from "#domain/api/visits.ts";
import type { DayOff } from "#domain/business-clock/closed-days.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays, formatDay } from "#domain/days.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { useNow } from "#inbox/app/clock.ts";
import { longDayOfYear } from "#inbox/app/dates.ts";
import { counted, nameOf } from "#inbox/app/labels.ts";
import { queryOf, refresh, routePlanQuery } from "#inbox/app/queries.ts";
import { useToast } from "#inbox/app/toasts.tsx";
import { FormDialog, Tick } from "#inbox/controls/form-dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { textsIn } from "#ui/form.ts";

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

/** A day or a range, typed; a message where it cannot be one. */
function readDayOff(typed: Readonly<Record<string, string>>, today: string): DayOff | string {
  const { from = "", reason = "", phones } = typed;
  const to = typed["to"] || from;
  if (!from) return "Please choose the first day";
  if (from < today) return "Please choose today or a later day";
  if (to < from) return "The last day is before the first one";
  return { from, to, reason: reason.trim(), phones: phones !== undefined };
}

/** More than two months are asked about in part. */
const maxDays = 60;

/** How many visits are booked on these days. */
function useVisitsIn({ from, to }: Pick<DayOff, "from" | "to">): number {
  const isRange = from !== "" && from <= to;
  const last = isRange && to > addDays(from, maxDays) ? addDays(from, maxDays) : to;
  const query = { from, to: last };
  const { data } = useQuery({ ...queryOf(visitEndpoints.list, { query }), enabled: isRange });
  const booked = data?.visits.filter(({ state }) => state === "booked");
  return isRange ? (booked?.length ?? 0) : 0;
}

/** Sets a day off at once. Visits on it move, or stay on Today until they are decided. */
export function DayOffDialog({
  day,
  onClose,
}: {
  /** The day that was pressed. */
  readonly day?: string;
  readonly onClose: () => void;
}) {
  const change = useDayOffChange();
  const [error, setError] = useState<string>();
  const [range, setRange] = useState({ from: day ?? "", to: day ?? "" });
  const onIt = useVisitsIn(range);
  const today = phoenixDay(useNow());

  const submit = (form: HTMLFormElement) => {
    const dayOff = readDayOff(textsIn(form), today);
    const isWrong = typeof dayOff === "string";
    setError(isWrong ? dayOff : undefined);
    if (!isWrong)
      change.mutate(
        { dayOff, isAdded: true, moveVisits: textsIn(form)["move"] !== undefined },
        { onSuccess: onClose },
      );
  };
  const offered = { min: today, max: "2999-12-31" };
  return (
    <FormDialog
      title="Set a day off"
      button="Set day off"
      isBusy={change.isPending}
      failure={change.error ? errorMessage(change.error) : ""}
      onChange={(form) => {
        const { from = "", to } = textsIn(form);
        setRange({ from, to: to || from });
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id="off-from"
        name="from"
        label="First day"
        type="date"
        defaultValue={day}
        {...offered}
        error={error}
      />
      <TextField id="off-to" name="to" label="Last day (optional)" type="date" {...offered} />
      <TextField id="off-reason" name="reason" label="Reason (only you see it)" maxLength={100} />
      <p role="status" className="font-semibold empty:hidden">
        {onIt > 0 && `${counted(onIt, "visit")} on it.`}
      </p>
      {onIt > 0 && (
        <Tick name="move" isTicked>
          Move all to the next day with room. Customers with an email are told at once.
        </Tick>
      )}
      <Tick name="phones" isTicked={false}>
        Phones are open
      </Tick>
    </FormDialog>
  );
}
