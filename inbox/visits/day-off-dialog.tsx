import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import type { DayOff } from "#domain/business-clock/closed-days.ts";
import { phoenixDay } from "#domain/dates.ts";
import { routePlanQuery } from "#inbox/api/queries.ts";
import { failureWords } from "#inbox/changes/mutations.tsx";
import { BottomSheet } from "#inbox/controls/bottom-sheet.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { TextField } from "#ui/field.tsx";
import { rangeOff, useDayOffChange } from "./days-off.ts";
import { UndecidedList } from "./undecided-list.tsx";
import styles from "./visit-dialog.module.css";

const text = (form: FormData, name: string) => `${form.get(name) ?? ""}`.trim();

/** A day or a range, typed; a message where it cannot be one. */
function readDayOff(form: FormData, today: string): DayOff | string {
  const from = text(form, "from");
  const to = text(form, "to") || from;
  if (!from) return "Please choose the first day";
  if (from < today) return "Please choose today or a later day";
  if (to < from) return "The last day is before the first one";
  return { from, to, reason: text(form, "reason"), phones: form.has("phones") };
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
  const id = useId();
  const change = useDayOffChange();
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState<DayOff>();
  const today = phoenixDay(now);
  const isOn = ({ from, to }: DayOff, one: string) => from <= one && one <= to;
  const undecided = (useQuery(routePlanQuery).data?.visitsOnDaysOff ?? []).filter(
    (visit) => saved && isOn(saved, visit.day),
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const dayOff = readDayOff(new FormData(event.currentTarget), today);
    setError(typeof dayOff === "string" ? dayOff : undefined);
    if (typeof dayOff === "string" || change.isPending) return;
    change.mutate(
      { dayOff, isAdded: true },
      {
        onSuccess: ({ visitsOnDaysOff }) =>
          visitsOnDaysOff.some((visit) => isOn(dayOff, visit.day)) ? setSaved(dayOff) : onClose(),
      },
    );
  };

  if (saved)
    return (
      <BottomSheet labelledBy={id} onClose={onClose}>
        <div className={styles["body"]}>
          <h2 id={id} tabIndex={-1} data-first-focus>
            {`${rangeOff(saved)} is off`}
          </h2>
          <p className={styles["for"]}>
            {undecided.length > 0
              ? "What becomes of these visits? Until you decide they stay on Today."
              : "Every visit is decided."}
          </p>
          <UndecidedList visits={undecided} now={now} />
        </div>
        <div className={styles["foot"]}>
          <div className={styles["acts"]}>
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
          </div>
        </div>
      </BottomSheet>
    );
  const offered = { min: today, max: "2999-12-31" };
  return (
    <BottomSheet labelledBy={id} onClose={onClose}>
      <form noValidate onSubmit={submit} aria-labelledby={id}>
        <div className={styles["body"]}>
          <h2 id={id} tabIndex={-1} data-first-focus>
            Set a day off
          </h2>
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
          <TextField
            id="off-reason"
            name="reason"
            label="Reason (only you see it)"
            maxLength={100}
          />
          <label className={styles["check"]}>
            <input type="checkbox" name="phones" />
            Phones are open
          </label>
        </div>
        <div className={styles["foot"]}>
          {change.error && (
            <p role="alert" className={styles["failure"]}>
              {failureWords(change.error)}
            </p>
          )}
          <div className={styles["acts"]}>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" tone="agave" isBusy={change.isPending}>
              Set day off
            </Button>
          </div>
        </div>
      </form>
    </BottomSheet>
  );
}
