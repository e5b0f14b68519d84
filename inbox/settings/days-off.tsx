import type { RoutePlan } from "#domain/api/visits.ts";
import { closedInYear } from "#domain/business-clock/closed-days.ts";
import { shortDayWords } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { DayOffDialog } from "#inbox/visits/day-off-dialog.tsx";
import { rangeOff, useDayOffChange } from "#inbox/visits/days-off.ts";
import styles from "./route-days.module.css";

/** Days on which nobody comes, set and taken back at once. */
export function DaysOff({ daysOff, now }: Pick<RoutePlan, "daysOff"> & { readonly now: Date }) {
  const change = useDayOffChange();
  const today = phoenixDay(now);
  const coming = daysOff.filter(({ to }) => to >= today);
  const holidays = closedInYear(today, []).map(
    ({ day, reason }) => `${reason} (${shortDayWords(day)})`,
  );
  return (
    <div className={styles["off"]}>
      <h3 id="days-off">Days off</h3>
      {coming.length === 0 && <p>None yet.</p>}
      <ul aria-labelledby="days-off">
        {coming.map((dayOff) => (
          <li key={`${dayOff.from} ${dayOff.to} ${dayOff.reason}`}>
            <span>
              {rangeOff(dayOff)}
              <span className={shared["detail"]}>
                {[dayOff.reason, dayOff.phones && "phones open"].filter(Boolean).join(", ")}
              </span>
            </span>
            <button
              type="button"
              className={shared["quiet"]}
              aria-label={`Remove ${rangeOff(dayOff)}`}
              onClick={() => change.mutate({ dayOff, isAdded: false })}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <DialogButton
        className={shared["quiet"]}
        dialog={(close) => <DayOffDialog now={now} onClose={close} />}
      >
        Add day off
      </DialogButton>
      {holidays.length > 0 && (
        <p className={shared["detail"]}>{`Closed by holiday: ${holidays.join(", ")}.`}</p>
      )}
    </div>
  );
}
