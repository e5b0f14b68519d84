import { useState } from "react";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { reminderAt } from "#domain/business-clock/reminders.ts";
import { slotWords } from "#domain/business-clock/visits.ts";
import { windowsOn } from "#domain/business-clock/windows.ts";
import { phoenixDay } from "#domain/dates.ts";
import { isMove, scheduleVisit } from "#inbox/app/changes.ts";
import { callName, nameOf, placeName } from "#inbox/app/labels.ts";
import { useDialogChanges } from "#inbox/app/mutations.tsx";
import { useMoment, useOfferedDays } from "#inbox/app/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { Fold } from "#inbox/controls/fold.tsx";
import { FormDialog } from "#inbox/controls/form-dialog.tsx";
import { EnvelopeIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { MoreButton } from "#inbox/controls/more-button.tsx";
import { CheckIcon, PhoneIcon } from "#ui/drawings/icons.tsx";
import { DayList } from "./day-choice.tsx";
import {
  type Choice,
  isUnchanged,
  proposedDay,
  proposedWindow,
  slotOfChoice,
  splitDays,
  type WindowChoice,
  windowOf,
  windowsOver,
} from "./visit-choice.ts";
import { WindowFields } from "./window-choice.tsx";

/** What else saving does: who gets an email, and whether the call counts as made. */
const SaveEffects = ({
  booking,
  isReminded,
}: {
  readonly booking: Booking;
  readonly isReminded: boolean;
}) => {
  const name = callName(booking);
  return (
    <ul className="grid gap-1 text-sm/[1.4] [&_svg]:mt-px [&_svg]:size-5 [&_svg]:text-link">
      <li className={`${effect} ${booking.email === "" ? "font-bold text-terracotta" : ""}`}>
        {booking.email ? <EnvelopeIcon /> : <PhoneIcon />}
        {booking.email
          ? `${name} gets an email with a calendar file${isReminded ? ", and a reminder the day before" : ""}.`
          : `No email: tell ${name} by phone.`}
      </li>
      {booking.status === "pending" && (
        <li className={effect}>
          <CheckIcon />
          {`Saving marks ${name} as called.`}
        </li>
      )}
    </ul>
  );
};

const effect = "grid grid-cols-[24px_1fr] gap-2.5";
const noHours = { starts: "", ends: "" };

interface Picked {
  readonly day: string;
  readonly isOverridden: boolean;
}

/** The sheet in which a visit gets its day and window. */
export function VisitDialog({
  booking,
  visit: opened,
  onClose,
}: {
  readonly booking: Booking;
  readonly visit: Visit | null;
  readonly onClose: () => void;
}) {
  const { run, latest, isBusy, failure } = useDialogChanges(booking.id);
  const offered = useOfferedDays(booking.id);
  const { now, daysOff } = useMoment();
  const [picked, setPicked] = useState<Picked>();
  const [pickedWindow, setPickedWindow] = useState<WindowChoice>();
  const { visit } = latest ?? { visit: opened };
  const [pickedHours, setPickedHours] = useState<Choice["hours"]>();

  const today = phoenixDay(now);
  const days = offered.data?.pages.flatMap((page) => page.days) ?? [];
  const present = isMove(visit) ? visit.day : undefined;
  const proposed = proposedDay(days, present, now);
  // The first proposed day stays: the caller may have agreed to it, so it must not change before a press.
  const [firstProposed, setFirstProposed] = useState(proposed);
  if (firstProposed === undefined && proposed !== undefined) setFirstProposed(proposed);
  const chosen = days.find(({ day }) => day === (picked?.day ?? firstProposed));
  const kept = isMove(visit) && chosen?.day !== today ? visit : undefined;
  const over: readonly WindowChoice[] = chosen ? windowsOver(chosen.day, now) : [];
  const stillPicked = pickedWindow && !over.includes(pickedWindow) ? pickedWindow : undefined;
  const day = chosen?.day ?? today;
  const offeredWindows = windowsOn(day);
  const firstWindow = proposedWindow(day, now) ?? "morning";
  const keptWindow = kept && windowOf(kept);
  const isOffered = (choice: WindowChoice | undefined) =>
    choice === "hours" || offeredWindows.some(({ name }) => name === choice);
  const window =
    [stillPicked, keptWindow].find((choice) => choice && isOffered(choice)) ?? firstWindow;
  const hours =
    pickedHours ?? kept ?? offeredWindows.find(({ name }) => name === firstWindow) ?? noHours;
  const { next, others } = splitDays(days);
  const isAmongNext = next.some(({ day }) => day === proposed);

  const send = () => {
    const isOverridden = picked?.isOverridden ?? false;
    const choice = chosen && { day: chosen, window, hours, isOverridden };
    const slot = choice && slotOfChoice(choice, visit?.sequence ?? null);
    if (!slot) return;
    if (visit && isUnchanged(visit, choice)) onClose();
    else {
      // Stays open if somebody else was first, and then moves that visit.
      setPicked({ day: slot.day, isOverridden });
      setPickedWindow(window);
      setPickedHours(hours);
      run(scheduleVisit(booking, visit, slot), onClose);
    }
  };

  const list = {
    today,
    present,
    chosen: chosen?.day,
    overridden: picked?.isOverridden ? picked.day : undefined,
    onChoose: (day: string, isOverridden: boolean) => setPicked({ day, isOverridden }),
  };
  return (
    <FormDialog
      title={isMove(visit) ? "Move visit" : "Schedule visit"}
      button="Save visit"
      cancel={isMove(visit) ? "Keep it" : "Cancel"}
      tone="tangerine"
      noValidate={false}
      isBusy={isBusy}
      isReady={chosen !== undefined}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
      aria-busy={offered.isPending}
    >
      <div className="leading-[1.35] text-muted">
        <p>
          <bdi>{nameOf(booking)}</bdi>
          {` · ${placeName(booking)}`}
        </p>
        {isMove(visit) && (
          <p>{`${visit.state === "no-access" ? "Missed" : "Now"}: ${slotWords(visit)}`}</p>
        )}
      </div>
      <SaveEffects
        booking={booking}
        isReminded={chosen !== undefined && now < reminderAt(chosen.day, daysOff)}
      />
      <fieldset>
        <legend>Day</legend>
        <div className={`${looks.sheet} overflow-clip`}>
          {offered.isPending && <div className="h-75" aria-hidden="true" />}
          <LoadFailed query={offered}>The days could not be loaded.</LoadFailed>
          {offered.isSuccess && !proposed && (
            <p className="px-3.5 py-2.5 font-semibold">Every day on this route is full.</p>
          )}
          <DayList {...list} days={next} />
          {offered.isSuccess && (
            <Fold
              summary="Other days"
              more="later, or off the route"
              className="border-t-[1.5px] border-rule [&_small]:max-xs:hidden [&>summary]:min-h-13 [&>summary]:rounded-field [&>summary]:-outline-offset-4"
              open={!isAmongNext}
            >
              <DayList {...list} days={others} />
              <MoreButton query={offered} className={`${looks.quiet} mx-3.5 mt-0.5 mb-1.5`}>
                Show two more weeks
              </MoreButton>
            </Fold>
          )}
        </div>
      </fieldset>
      <WindowFields
        day={day}
        window={window}
        over={over}
        hours={hours}
        onChoose={setPickedWindow}
        onHours={setPickedHours}
      />
    </FormDialog>
  );
}
