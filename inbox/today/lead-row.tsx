import type { Booking } from "#domain/api/bookings.ts";
import { clockWords, type PromiseClock, promiseClock } from "#domain/business-clock/call-by.ts";
import { claimOf } from "#domain/claim.ts";
import { phoenixDay } from "#domain/dates.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { useDaysOff } from "#inbox/api/queries.ts";
import { ButtonLink } from "#inbox/controls/button.tsx";
import { ClockIcon, LateIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { clockTime, weekdayTime } from "#inbox/text/dates.ts";
import { areaName, contactPreference, nameOf, planLine, visitPrice } from "#inbox/text/labels.ts";
import { PhoneIcon } from "#ui/drawings/icons.tsx";
import styles from "./lead-row.module.css";

/** "late by 2 h", "call by 4:00 PM", "call by Mon 9:00 AM". */
export function callWords(clock: PromiseClock, now: Date): string {
  const { deadline, tone } = clock;
  if (tone === "late") return clockWords(clock);
  const isToday = phoenixDay(deadline) === phoenixDay(now);
  return `call by ${isToday ? clockTime(deadline) : weekdayTime(deadline)}`;
}

export function CallClock({ booking, now }: { readonly booking: Booking; readonly now: Date }) {
  const clock = promiseClock(new Date(booking.createdAt), now, useDaysOff());
  const Icon = clock.tone === "late" ? LateIcon : ClockIcon;
  return (
    <span className={styles["clock"]} data-tone={clock.tone}>
      <Icon />
      {callWords(clock, now)}
    </span>
  );
}

export const CallLink = ({
  booking,
  tone,
}: {
  readonly booking: Booking;
  readonly tone: "agave" | "tangerine";
}) => {
  const { href } = phoneLink(booking.phone);
  if (!href) return null;
  return (
    <ButtonLink
      href={href}
      tone={tone}
      className={styles["call"]}
      aria-label={`Call ${nameOf(booking)}`}
    >
      <PhoneIcon />
      Call
    </ButtonLink>
  );
};

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

export function LeadRow({ booking, now }: { readonly booking: Booking; readonly now: Date }) {
  const price = visitPrice(booking);
  const claimed = claimOf(booking, now);
  const preference = contactPreference(booking);
  return (
    <li className={styles["lead"]}>
      <div>
        <div className={styles["top"]}>
          <h3 className={styles["name"]}>
            <BookingLink booking={booking} />
          </h3>
          <CallClock booking={booking} now={now} />
        </div>
        <p className={styles["area"]}>
          {areaName(booking.area)}
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
          {preference && <span>{preference}</span>}
        </p>
        <p className={shared["printOnly"]}>{phoneLink(booking.phone).text}</p>
      </div>
      <CallLink booking={booking} tone="agave" />
    </li>
  );
}
