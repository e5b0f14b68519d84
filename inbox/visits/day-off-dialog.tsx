import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DayOff } from "#domain/business-clock/closed-days.ts";
import { phoenixDay } from "#domain/dates.ts";
import { routePlanQuery } from "#inbox/api/queries.ts";
import { failureWords } from "#inbox/changes/mutations.tsx";
import { BottomSheet } from "#inbox/controls/bottom-sheet.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { FormDialog, Tick } from "#inbox/forms/form-dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { textsIn } from "#ui/form.ts";
import { rangeOff, useDayOffChange } from "./days-off.ts";
import { UndecidedList } from "./undecided-list.tsx";

/** A day or a range, typed; a message where it cannot be one. */
function readDayOff(typed: Readonly<Record<string, string>>, today: string): DayOff | string {
  const { from = "", reason = "", phones } = typed;
  const to = typed["to"] || from;
  if (!from) return "Please choose the first day";
  if (from < today) return "Please choose today or a later day";
  if (to < from) return "The last day is before the first one";
  return { from, to, reason: reason.trim(), phones: phones !== undefined };
}

/** Sets a day off at once. Where visits are booked, it then asks what becomes of each. */
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
  const [saved, setSaved] = useState<DayOff>();
  const today = phoenixDay(now);
  const isOn = ({ from, to }: DayOff, one: string) => from <= one && one <= to;
  const undecided = (useQuery(routePlanQuery).data?.visitsOnDaysOff ?? []).filter(
    (visit) => saved && isOn(saved, visit.day),
  );

  const submit = (form: HTMLFormElement): boolean => {
    const dayOff = readDayOff(textsIn(form), today);
    const isWrong = typeof dayOff === "string";
    setError(isWrong ? dayOff : undefined);
    if (!isWrong)
      change.mutate(
        { dayOff, isAdded: true },
        {
          onSuccess: ({ visitsOnDaysOff }) =>
            visitsOnDaysOff.some((visit) => isOn(dayOff, visit.day)) ? setSaved(dayOff) : onClose(),
        },
      );
    return !isWrong;
  };

  if (saved)
    return (
      <BottomSheet
        title={`${rangeOff(saved)} is off`}
        onClose={onClose}
        buttons={
          <>
            <Button
              onClick={() => {
                change.mutate({ dayOff: saved, isAdded: false });
                onClose();
              }}
            >
              Undo day off
            </Button>
            <Button tone="agave" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <p>
          {undecided.length > 0
            ? "What becomes of these visits? Until you decide they stay on Today."
            : "Every visit is decided."}
        </p>
        <UndecidedList visits={undecided} now={now} />
      </BottomSheet>
    );
  const offered = { min: today, max: "2999-12-31" };
  return (
    <FormDialog
      title="Set a day off"
      button="Set day off"
      isBusy={change.isPending}
      failure={change.error ? failureWords(change.error) : ""}
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
      <Tick name="phones" isTicked={false}>
        Phones are open
      </Tick>
    </FormDialog>
  );
}
