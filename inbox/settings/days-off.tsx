import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { formatDay } from "#domain/days.ts";
import { Button } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { longDayOfYear } from "#inbox/text/dates.ts";
import { TextField } from "#ui/field.tsx";
import styles from "./route-days.module.css";
import { type DayOff, type PlanDraft, withDayOff, withoutDayOff } from "./route-plan-draft.ts";

/** "November 26, 2026", "December 24 to December 26, 2026". */
const rangeOff = ({ from, to }: DayOff): string =>
  from === to ? formatDay(from) : `${longDayOfYear(from)} to ${formatDay(to)}`;

const text = (form: FormData, name: string) => `${form.get(name) ?? ""}`.trim();

/** A day or a range, typed; a message where it cannot be one. */
export function readDayOff(form: FormData): DayOff | string {
  const from = text(form, "from");
  const to = text(form, "to") || from;
  if (!from) return "Please choose the first day";
  return to < from
    ? "The last day is before the first one"
    : { from, to, reason: text(form, "reason"), phones: form.has("phones") };
}

/** Why the browser refuses a date. */
const dateError = ({ validity }: HTMLInputElement): string =>
  validity.badInput ? "Please type the whole date" : "Please choose today or a later day";

const isEmpty = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll("input")].every(
    // A date that is typed only in part has no value.
    ({ value, validity }) => value.trim() === "" && !validity.badInput,
  );

interface DayOffForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The message of each field that has one. */
  readonly errors: Readonly<Record<string, string>>;
  /** The plan with the typed day off; undefined if it is invalid, and then the form shows why. */
  readonly add: (plan: PlanDraft) => PlanDraft | undefined;
  /** The same; an empty form adds nothing. */
  readonly addTyped: (plan: PlanDraft) => PlanDraft | undefined;
}

/** The form for a day off. Saving the plan takes in what is typed there. */
export function useDayOffForm(): DayOffForm {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState({});
  const add = (plan: PlanDraft) => {
    if (!form.current) return plan;
    const wrong = form.current.querySelector<HTMLInputElement>("input:invalid");
    const typed = wrong ? dateError(wrong) : readDayOff(new FormData(form.current));
    if (typeof typed === "string") {
      const field = wrong ?? form.current.querySelector("input");
      setErrors({ [field?.name ?? ""]: typed });
      field?.focus();
      return undefined;
    }
    setErrors({});
    form.current.reset();
    return withDayOff(plan, typed);
  };
  const addTyped = (plan: PlanDraft) => (form.current && !isEmpty(form.current) ? add(plan) : plan);
  return { form, errors, add, addTyped };
}

/** Days without visits: single days or ranges. */
export function DaysOff({
  plan,
  today,
  dayOffForm,
  onChange,
}: {
  readonly plan: PlanDraft;
  readonly today: string;
  readonly dayOffForm: DayOffForm;
  readonly onChange: (plan: PlanDraft) => void;
}) {
  const { form, errors, add } = dayOffForm;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = add(plan);
    if (next) onChange(next);
  };
  // With a maximum, years have four digits.
  const offered = { min: today, max: "2999-12-31" };
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
              {dayOff.reason && <span className={shared["detail"]}>{dayOff.reason}</span>}
            </span>
            <button
              type="button"
              className={shared["quiet"]}
              aria-label={`Remove ${rangeOff(dayOff)}`}
              onClick={() => onChange(withoutDayOff(plan, dayOff))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-labelledby="days-off"
        className={styles["add"]}
      >
        <TextField
          id="off-from"
          name="from"
          label="First day"
          type="date"
          {...offered}
          error={errors["from"]}
        />
        <TextField
          id="off-to"
          name="to"
          label="Last day (optional)"
          type="date"
          {...offered}
          error={errors["to"]}
        />
        <TextField id="off-reason" name="reason" label="Reason" maxLength={100} />
        <Button type="submit" isSmall>
          Add day off
        </Button>
      </form>
    </div>
  );
}
