import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { visitEndpoints } from "#domain/api/visits.ts";
import type { DayOff } from "#domain/business-clock/closed-days.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { counted } from "#inbox/app/labels.ts";
import { failureWords } from "#inbox/app/mutations.tsx";
import { queryOf } from "#inbox/app/queries.ts";
import { FormDialog, Tick } from "#inbox/controls/form-dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { textsIn } from "#ui/form.ts";
import { useDayOffChange } from "./days-off.ts";

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
  now,
  onClose,
}: {
  /** The day that was pressed. */
  readonly day?: string;
  readonly now: Date;
  readonly onClose: () => void;
}) {
  const change = useDayOffChange();
  const [error, setError] = useState<string>();
  const [range, setRange] = useState({ from: day ?? "", to: day ?? "" });
  const onIt = useVisitsIn(range);
  const today = phoenixDay(now);

  const submit = (form: HTMLFormElement): boolean => {
    const dayOff = readDayOff(textsIn(form), today);
    const isWrong = typeof dayOff === "string";
    setError(isWrong ? dayOff : undefined);
    if (!isWrong)
      change.mutate(
        { dayOff, isAdded: true, moveVisits: textsIn(form)["move"] !== undefined },
        { onSuccess: onClose },
      );
    return !isWrong;
  };
  const offered = { min: today, max: "2999-12-31" };
  return (
    <FormDialog
      title="Set a day off"
      button="Set day off"
      isBusy={change.isPending}
      failure={change.error ? failureWords(change.error) : ""}
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
