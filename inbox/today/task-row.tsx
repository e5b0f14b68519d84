import type { Booking } from "#domain/api/bookings.ts";
import type { Task } from "#domain/api/tasks.ts";
import { pressOf, stateOfTask } from "#domain/tasks/reasons.ts";
import { claimOf } from "#domain/tasks/state.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { addNote } from "#inbox/app/changes.ts";
import { useNow } from "#inbox/app/clock.ts";
import { nameOf, placeName, planLine, visitPrice } from "#inbox/app/labels.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { addressOfBooking } from "#inbox/app/navigation.ts";
import { useMoment } from "#inbox/app/queries.ts";
import { StayAnswers } from "#inbox/booking/ask-stay.tsx";
import { CallResults } from "#inbox/booking/call-results.tsx";
import { MainPress } from "#inbox/booking/main-press.tsx";
import { useWaitingWords, WaitingLine } from "#inbox/controls/marks.tsx";
import { DayOffAnswers } from "#inbox/visits/day-off-answers.tsx";
import { textLink } from "#inbox/visits/texts.tsx";
import { MoveButton, OtherOutcomes } from "#inbox/visits/visit-actions.tsx";
import { ChevronIcon } from "#ui/drawings/icons.tsx";

/** Why it is on the list. */
export function TaskState({
  task,
  isSmall = false,
}: {
  readonly task: Task;
  readonly isSmall?: boolean;
}) {
  const { phrase, tone } = stateOfTask(task, useMoment());
  return (
    <span
      className={`font-display font-bold text-balance data-[tone=late]:text-error ${isSmall ? "text-sm/[1.2]" : "text-base/[1.25]"}`}
      data-tone={tone}
    >
      {phrase}
    </span>
  );
}

/** A customer's name, which opens the booking. */
export const BookingLink = ({ booking }: { readonly booking: Booking }) => (
  <a
    href={addressOfBooking(booking.id)}
    data-booking={booking.id}
    className="-my-3 inline-block py-3 no-underline hover:underline"
  >
    <bdi className="line-clamp-2 overflow-clip">{nameOf(booking)}</bdi>
  </a>
);

/** What is special, the last note, and what the customer asked for. */
export const Special = ({ booking, special = [], note }: Partial<Task> & Pick<Task, "booking">) => {
  const { specialRequests } = booking;
  if (special.length === 0 && !note && !specialRequests) return null;
  return (
    <p className="line-clamp-3 text-sm/[1.35] text-muted max-xs:line-clamp-1">
      {special.length > 0 && <b className="mr-1.5 text-ink">{special.join(" · ")}</b>}
      {note && (
        <bdi className="mr-1.5 text-ink">
          <span className="sr-only">Note: </span>
          {note}
        </bdi>
      )}
      {specialRequests && (
        <bdi>
          <span className="sr-only">Requests: </span>
          {`“${specialRequests}”`}
        </bdi>
      )}
    </p>
  );
};

/** Beside Call on a phone; a wide screen has the number itself. */
export function PhoneNumber({ booking }: Pick<Task, "booking">) {
  const { href, text } = phoneLink(booking.phone);
  return (
    href && (
      <a href={href} className="-my-2 py-2 whitespace-nowrap max-lg:hidden">
        <bdi>{text}</bdi>
      </a>
    )
  );
}

/** The one press of a row, and of the bar "Next". */
export const pressLook = "min-h-13! min-w-26 px-4! max-xs:min-w-23 max-xs:gap-1.5 max-xs:px-3!";
// A phone has the one action of the screen in the bar "Next".
const firstPress =
  "max-w-[9.5rem] md:group-first/row:bg-tangerine md:group-first/row:text-on-paint";

const moreLook =
  "flex min-h-11 items-center justify-center gap-1 font-semibold underline underline-offset-[0.2em]";

/** A mailbox may be dead: a note that they know by phone takes the email off the list. */
function ToldThem({ booking }: Pick<Task, "booking">) {
  const { run } = useChanges();
  return (
    <button
      type="button"
      className={moreLook}
      aria-label={`Told by phone, ${nameOf(booking)}`}
      onClick={() => run(addNote(booking, "Told by phone: the email did not arrive."))}
    >
      Told by phone
    </button>
  );
}

/** What else than the main press can become of it. */
function OtherPress({ task }: { readonly task: Task }) {
  const { booking, visit, reason } = task;
  const { now, daysOff } = useMoment();
  const press = pressOf(task, daysOff);
  const face = (word: string) => (
    <>
      {word}
      <ChevronIcon />
    </>
  );
  if (press === "reach")
    return (
      <CallResults
        booking={booking}
        visit={visit}
        label={`Called ${nameOf(booking)}: what came of it`}
        className={moreLook}
        face={face("Called")}
      />
    );
  if (press === "send") return <ToldThem booking={booking} />;
  if (!visit) return null;
  const booked = { ...visit, booking };
  // Nobody came on a closed day.
  if (reason === "new-day" && visit.state === "booked")
    return (
      <a
        href={textLink(booking, "newDay", { visit, now })}
        className={moreLook}
        aria-label={`Text ${nameOf(booking)}`}
      >
        Text
      </a>
    );
  if (press === "done")
    return <OtherOutcomes visit={booked} className={moreLook} face={face("Other")} />;
  return press === "confirm" && <MoveButton visit={booked} className={moreLook} />;
}

/** Somebody to turn to: who, why, what is special, and what to press. */
export function TaskRow({ task }: { readonly task: Task }) {
  const { booking, visit, reason } = task;
  const price = visitPrice(booking);
  const claimed = claimOf(booking, useNow());
  const waits = useWaitingWords(booking.id);
  return (
    <li className="group/row grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 pr-3 pl-3.5 not-first:border-t-[1.5px] not-first:border-rule max-xs:gap-x-2 max-xs:pr-2.5 max-xs:pl-3 [&>:nth-child(3)]:col-span-2">
      <div>
        <h3 className="text-[1.1875rem] lg:text-row">
          <BookingLink booking={booking} />
        </h3>
        <TaskState task={task} />
        <p className="flex flex-wrap gap-x-2 text-sm/[1.35] text-muted">
          <span>{placeName(booking)}</span>
          <span>{planLine(booking)}</span>
          {/* The booking has it, too. */}
          {price && <span className="max-xs:hidden">{price}</span>}
          <PhoneNumber booking={booking} />
          {claimed && (
            <b className="text-ink">
              <bdi>{claimed.by}</bdi>
              <span> is on it</span>
            </b>
          )}
        </p>
        <Special {...task} />
      </div>
      {waits ? (
        <div className="col-span-2">
          <WaitingLine words={waits} />
        </div>
      ) : (
        <div className="grid content-center gap-0.5">
          <MainPress task={task} tone="agave" className={`${pressLook} ${firstPress}`} />
          <OtherPress task={task} />
        </div>
      )}
      {!waits && reason === "stay" && <StayAnswers booking={booking} />}
      {!waits && reason === "day-off" && visit && <DayOffAnswers visit={{ ...visit, booking }} />}
    </li>
  );
}
