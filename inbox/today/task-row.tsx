import type { Booking } from "#domain/api/bookings.ts";
import type { Task } from "#domain/api/tasks.ts";
import { clockWords, type PromiseClock, promiseClock } from "#domain/business-clock/call-by.ts";
import { formatTime, phoenixDay } from "#domain/dates.ts";
import { claimOf } from "#domain/tasks/claim.ts";
import { isUncalled, reasons } from "#domain/tasks/reasons.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { useDaysOff } from "#inbox/api/queries.ts";
import { ClockIcon, LateIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { CallResults } from "#inbox/steps/call-results.tsx";
import { MainPress } from "#inbox/steps/main-press.tsx";
import { OtherAnswers } from "#inbox/steps/stay-answers.tsx";
import { shortTime, weekdayTime } from "#inbox/text/dates.ts";
import { nameOf, placeName, planLine, visitPrice } from "#inbox/text/labels.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import styles from "./task-row.module.css";

/** "late by 2 h", "call by 4 PM", "call by Mon 9 AM". */
export function callWords(clock: PromiseClock, now: Date): string {
  const { deadline, tone } = clock;
  if (tone === "late") return clockWords(clock);
  const isToday = phoenixDay(deadline) === phoenixDay(now);
  return `call by ${isToday ? formatTime(deadline) : weekdayTime(deadline)}`;
}

/** By when; a new lead has the promise's clock. */
export function DueClock({ task, now }: { readonly task: Task; readonly now: Date }) {
  const { reason, booking } = task;
  const due = new Date(task.due);
  const clock = promiseClock(new Date(booking.createdAt), now, useDaysOff());
  const isConfirmation = reason === "confirm";
  // Somebody who has picked a day was promised an answer as well.
  const isLateCall = isConfirmation && isUncalled(booking) && clock.tone === "late";
  const isCall = reason === "call" || isLateCall;
  const tone = isCall ? clock.tone : due <= now ? "soon" : "calm";
  const Icon = tone === "late" ? LateIcon : ClockIcon;
  const words = isCall ? callWords(clock, now) : shortTime(due, now);
  return (
    <span className={styles["clock"]} data-tone={tone}>
      <Icon />
      {isConfirmation && !isCall ? `confirm by ${words}` : words}
    </span>
  );
}

/** A customer's name, which opens the booking. */
export const BookingLink = ({ booking }: { readonly booking: Booking }) => (
  <a
    href={addressOfPlace({ ...placeOfView("today"), booking: booking.id })}
    data-booking={booking.id}
    className={styles["link"]}
  >
    <bdi>{nameOf(booking)}</bdi>
  </a>
);

/** The phone number where no button calls. */
export const PaperPhone = ({ booking }: { readonly booking: Booking }) => (
  <p className={shared["printOnly"]}>
    <bdi>{phoneLink(booking.phone).text}</bdi>
  </p>
);

/** What is special, and what the customer asked for. */
export const Special = ({
  task,
}: {
  readonly task: { readonly booking: Booking; readonly special: readonly string[] };
}) => {
  const { special, booking } = task;
  if (special.length === 0 && !booking.specialRequests) return null;
  return (
    <p className={styles["special"]}>
      {special.length > 0 && <b>{special.join(" · ")}</b>}
      {booking.specialRequests && (
        <bdi>
          <span className={shared["visuallyHidden"]}>Requests: </span>
          {`“${booking.specialRequests}”`}
        </bdi>
      )}
    </p>
  );
};

/** Somebody to turn to: who, by when, what is special, and what to press. */
export function TaskRow({ task, now }: { readonly task: Task; readonly now: Date }) {
  const { booking, visit, reason } = task;
  const price = visitPrice(booking);
  const claimed = claimOf(booking, now);
  const { press } = reasons[reason];
  return (
    <li className={styles["lead"]}>
      <div>
        <div className={styles["top"]}>
          <h3 className={styles["name"]}>
            <BookingLink booking={booking} />
          </h3>
          <DueClock task={task} now={now} />
        </div>
        <p className={styles["area"]}>
          {placeName(booking)}
          {claimed && (
            <b>
              {" · "}
              <bdi>{claimed.by}</bdi> is on it
            </b>
          )}
        </p>
        <p className={`${shared["detail"]} ${styles["deal"]}`}>
          <span>{planLine(booking)}</span>
          {price && <span>{price}</span>}
        </p>
        <Special task={task} />
        <PaperPhone booking={booking} />
      </div>
      <div className={`${styles["press"]} ${shared["screenOnly"]}`}>
        <MainPress task={task} now={now} tone="agave" className={styles["call"]} />
        {press === "reach" && (
          <CallResults
            booking={booking}
            visit={visit}
            label={`Called ${nameOf(booking)}: what came of it`}
            className={styles["after"]}
            face={
              <>
                Called
                <ChevronIcon />
              </>
            }
            now={now}
          />
        )}
      </div>
      {press === "customer" && <OtherAnswers booking={booking} now={now} />}
    </li>
  );
}
