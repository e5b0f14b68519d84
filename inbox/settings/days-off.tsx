import { type SubmitEvent, useState } from "react";
import { formatDay } from "#domain/days.ts";
import { longDayOfYear } from "#inbox/dates.ts";
import parts from "#inbox/parts.module.css";
import { Button } from "#inbox/parts.tsx";
import { TextField } from "#ui/field.tsx";
import styles from "./route-days.module.css";
import { type DayOff, type PlanDraft, withDayOff, withoutDayOff } from "./route-plan-draft.ts";

/** "November 26, 2026", "December 24 to December 26, 2026". */
export const rangeOff = ({ from, to }: DayOff): string =>
  from === to ? formatDay(from) : `${longDayOfYear(from)} to ${formatDay(to)}`;

const text = (form: FormData, name: string) => `${form.get(name) ?? ""}`.trim();

/** A day or a range, typed; a message where it cannot be one. */
export function readDayOff(form: FormData): DayOff | string {
  const from = text(form, "from");
  const to = text(form, "to") || from;
  if (!from) return "Please choose the first day";
  return to < from
    ? "The last day is before the first one"
    : { from, to, reason: text(form, "reason") };
}

/** Days without visits, one or a range. */
export function DaysOff({
  plan,
  today,
  onChange,
}: {
  readonly plan: PlanDraft;
  readonly today: string;
  readonly onChange: (plan: PlanDraft) => void;
}) {
  const [error, setError] = useState<string>();
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readDayOff(new FormData(event.currentTarget));
    setError(typeof typed === "string" ? typed : undefined);
    if (typeof typed === "string") return;
    onChange(withDayOff(plan, typed));
    event.currentTarget.reset();
  };
  const coming = plan.daysOff.filter(({ to }) => to >= today);
  return (
    <div className={styles["off"]}>
      <h3 id="days-off">Days off</h3>
      {coming.length === 0 && <p>None yet.</p>}
      <ul aria-labelledby="days-off">
        {coming.map((dayOff) => (
          <li key={`${dayOff.from} ${dayOff.to} ${dayOff.reason}`}>
            <span>
              {rangeOff(dayOff)}
              {dayOff.reason && <span className={parts["detail"]}>{dayOff.reason}</span>}
            </span>
            <button
              type="button"
              className={parts["quiet"]}
              aria-label={`Remove ${rangeOff(dayOff)}`}
              onClick={() => onChange(withoutDayOff(plan, dayOff))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={add} aria-labelledby="days-off" className={styles["add"]}>
        <TextField
          id="off-from"
          name="from"
          label="First day"
          type="date"
          min={today}
          error={error}
        />
        <TextField id="off-to" name="to" label="Last day, if more" type="date" min={today} />
        <TextField id="off-reason" name="reason" label="Reason" maxLength={100} />
        <Button type="submit" isSmall>
          Add day off
        </Button>
      </form>
    </div>
  );
}
