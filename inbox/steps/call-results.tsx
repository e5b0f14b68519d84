import { type ReactNode, useId } from "react";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { callBackChoices, morningOf, nextTry } from "#domain/history/follow-up.ts";
import { useDaysOff } from "#inbox/api/queries.ts";
import {
  type BookingChange,
  callBack,
  changeStatus,
  leaveVoicemail,
} from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { Answers, CardDialog } from "#inbox/controls/card-dialog.tsx";
import { useDialog } from "#inbox/controls/dialog-button.tsx";
import { ClockIcon, DroppedIcon, MovedIcon } from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { submitting, textIn } from "#inbox/forms/submit.ts";
import { weekdayTime } from "#inbox/text/dates.ts";
import { nameOf } from "#inbox/text/labels.ts";
import { VisitDialog } from "#inbox/visits/visit-dialog.tsx";
import { CheckIcon, PhoneIcon } from "#ui/drawings/icons.tsx";
import { TextField } from "#ui/field.tsx";
import { CustomerDialog } from "./customer-dialog.tsx";
import styles from "./steps.module.css";

/** Asks for the day on which somebody is called again. */
function DayDialog({
  booking,
  title,
  now,
  onClose,
}: {
  readonly booking: Booking;
  readonly title: string;
  readonly now: Date;
  readonly onClose: () => void;
}) {
  const id = useId();
  const { run, busyWith } = useChanges();
  const daysOff = useDaysOff();
  const tomorrow = addDays(phoenixDay(now), 1);
  const submit = submitting((typed) => {
    const day = textIn(typed, "day");
    if (day !== "") run(callBack(booking, morningOf(day, daysOff)), { onEnd: onClose });
  });
  return (
    <CardDialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <TextField
          id={id}
          name="day"
          label="Day"
          type="date"
          required
          data-first-focus
          min={tomorrow}
          max={addDays(tomorrow, 360)}
          defaultValue={tomorrow}
        />
        <Answers>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="agave" isBusy={busyWith === booking.id}>
            Save
          </Button>
        </Answers>
      </form>
    </CardDialog>
  );
}

/** When somebody is turned to again: three moments, or a day. */
export function LaterMenu({
  booking,
  label,
  question = label,
  className,
  face,
  now,
  children,
}: {
  readonly booking: Booking;
  readonly label: string;
  /** Asks for another day; the label if left out. */
  readonly question?: string;
  readonly className: string | undefined;
  readonly face: ReactNode;
  readonly now: Date;
  /** What else can be chosen, above. */
  readonly children?: ReactNode;
}) {
  const { run, busyWith } = useChanges();
  const choices = callBackChoices(now, useDaysOff());
  const [dayDialog, chooseDay] = useDialog((close) => (
    <DayDialog booking={booking} title={question} now={now} onClose={close} />
  ));
  return (
    <>
      <PopoverMenu label={label} className={className} face={face}>
        {children}
        {choices.map(({ label: when, until }) => (
          <button
            key={when}
            type="button"
            onClick={() => busyWith === booking.id || run(callBack(booking, until))}
          >
            <ClockIcon />
            {when}
            <small>{weekdayTime(until)}</small>
          </button>
        ))}
        <button type="button" onClick={chooseDay}>
          <MovedIcon />A day …
        </button>
      </PopoverMenu>
      {dayDialog}
    </>
  );
}

/** What came of a call, one press each. */
export function CallResults({
  booking,
  visit,
  label,
  className,
  face,
  now,
}: {
  readonly booking: Booking;
  readonly visit: Visit | null;
  /** Names the menu. It begins with what the button shows. */
  readonly label: string;
  readonly className: string | undefined;
  readonly face: ReactNode;
  readonly now: Date;
}) {
  const { run, busyWith } = useChanges();
  const [visitDialog, schedule] = useDialog((close) => (
    <VisitDialog booking={booking} visit={visit} now={now} onClose={close} />
  ));
  const [customerDialog, askPlan] = useDialog((close) => (
    <CustomerDialog booking={booking} onClose={close} />
  ));
  const isCustomer = booking.status === "active";
  const again = nextTry(now, useDaysOff());
  const start = (change: BookingChange) => {
    if (busyWith !== booking.id) run(change);
  };
  return (
    <>
      <LaterMenu
        booking={booking}
        label={label}
        question={`Call ${nameOf(booking)} back on …`}
        className={className}
        face={face}
        now={now}
      >
        <button type="button" onClick={isCustomer ? askPlan : schedule}>
          <CheckIcon />
          {isCustomer ? "Stays a customer …" : "Visit booked …"}
        </button>
        <button type="button" onClick={() => start(leaveVoicemail(booking, again))}>
          <PhoneIcon />
          Voicemail
          <small>{`Again ${weekdayTime(again)}`}</small>
        </button>
        <button type="button" onClick={() => start(changeStatus(booking, "declined"))}>
          <DroppedIcon />
          {isCustomer ? "Stopped" : "Not interested"}
        </button>
        <b className={styles["subtitle"]}>Call back</b>
      </LaterMenu>
      {visitDialog}
      {customerDialog}
    </>
  );
}
