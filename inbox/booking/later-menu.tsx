import { type ReactNode, useId, useRef } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { callBackChoices, morningOf } from "#domain/history/follow-up.ts";
import { soonWords } from "#domain/tasks/state.ts";
import { type Call, recordCall } from "#inbox/app/changes.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { useMoment } from "#inbox/app/queries.ts";
import { ClockIcon } from "#inbox/controls/icons.tsx";
import { Choice, PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { submitting, textIn } from "#inbox/controls/submit.ts";
import { TextField } from "#ui/field.tsx";

export interface MenuProps {
  readonly booking: Booking;
  /** Names the menu. It begins with what the button shows. */
  readonly label: string;
  readonly className: string | undefined;
  readonly face: ReactNode;
}

/** When somebody is turned to again, with a line about why: three moments, or a day. */
export function LaterMenu({
  booking,
  label,
  className,
  face,
  onRecord,
  children,
}: MenuProps & {
  /** Called at once, whatever becomes of it. */
  readonly onRecord?: () => void;
  /** What else can be chosen, above. */
  readonly children?: (record: (call: Call) => void) => ReactNode;
}) {
  const id = useId();
  const { run, isBusy } = useChanges(booking.id);
  const { now, daysOff } = useMoment();
  const note = useRef<HTMLInputElement>(null);
  const tomorrow = addDays(phoenixDay(now), 1);
  const record = (call: Call) => {
    if (isBusy) return;
    const line = note.current?.value.trim();
    run(recordCall(booking, { ...call, note: line || undefined }));
    onRecord?.();
    if (note.current) note.current.value = "";
  };
  const callBack = (until: Date) => record({ outcome: "call-back", until: until.toISOString() });
  const chooseDay = submitting((typed) => {
    const day = textIn(typed, "day");
    if (day !== "") callBack(morningOf(day, daysOff));
  });
  return (
    <PopoverMenu label={label} className={className} face={face}>
      <TextField
        ref={note}
        id={`${id}-note`}
        label="Note (optional)"
        className="px-2.5 pt-1.5"
        maxLength={200}
        autoComplete="off"
      />
      {children?.(record)}
      {children && <b className="px-3.5 pt-2 pb-0.5 text-xs">Call back</b>}
      {callBackChoices(now, daysOff).map(({ label: when, until }) => (
        <Choice
          key={when}
          Icon={ClockIcon}
          words={when}
          more={soonWords(until, now)}
          onClick={() => callBack(until)}
        />
      ))}
      <form
        className="grid grid-cols-[1fr_auto] items-end gap-2 px-2.5 pb-1.5"
        onSubmit={chooseDay}
      >
        <TextField
          id={`${id}-day`}
          name="day"
          label="Another day"
          type="date"
          min={tomorrow}
          max={addDays(tomorrow, 360)}
          defaultValue={tomorrow}
        />
        <button type="submit" className="w-auto! grid-cols-1! underline!">
          Set
        </button>
      </form>
    </PopoverMenu>
  );
}
