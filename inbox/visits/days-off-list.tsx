import type { RoutePlan } from "#domain/api/visits.ts";
import { closedInYear } from "#domain/business-clock/closed-days.ts";
import { shortDayWords } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { useNow } from "#inbox/app/clock.ts";
import { Button, buttonLook } from "#inbox/controls/button.tsx";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { Row, Rows } from "#inbox/controls/settings-card.tsx";
import { DayOffDialog, rangeOff, useDayOffChange } from "./day-off-dialog.tsx";

/** Days on which nobody comes, set and taken back at once. */
export function DaysOffList({ daysOff }: Pick<RoutePlan, "daysOff">) {
  const change = useDayOffChange();
  const today = phoenixDay(useNow());
  const coming = daysOff.filter(({ to }) => to >= today);
  const holidays = closedInYear(today, []).map(
    ({ day, reason }) => `${reason} (${shortDayWords(day)})`,
  );
  return (
    <div className="my-5">
      <h3 id="days-off-title" className="pb-2 text-base/[1.2]">
        Days off
      </h3>
      {coming.length === 0 && <p>None yet.</p>}
      <Rows of="days-off">
        {coming.map((dayOff) => (
          <Row
            key={`${dayOff.from} ${dayOff.to} ${dayOff.reason}`}
            name={rangeOff(dayOff)}
            detail={[dayOff.reason, dayOff.phones && "phones open"].filter(Boolean).join(", ")}
          >
            <Button
              isSmall
              aria-label={`Remove ${rangeOff(dayOff)}`}
              onClick={() => change.mutate({ dayOff, isAdded: false })}
            >
              Remove
            </Button>
          </Row>
        ))}
      </Rows>
      <DialogButton
        className={buttonLook({ isSmall: true })}
        dialog={(close) => <DayOffDialog onClose={close} />}
      >
        Add day off
      </DialogButton>
      {holidays.length > 0 && (
        <p className={`${looks.detail} mt-3`}>{`Closed by holiday: ${holidays.join(", ")}.`}</p>
      )}
    </div>
  );
}
