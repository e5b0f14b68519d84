import type { Booking } from "#domain/api/bookings.ts";
import { addressLine } from "#domain/booking/address-line.ts";
import { clockWords, promiseClock } from "#domain/business-clock/call-by.ts";
import { claimOf } from "#domain/tasks/claim.ts";
import { isUncalled } from "#domain/tasks/reasons.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { useDaysOff } from "#inbox/api/queries.ts";
import { Clock, ClockDone, StatusPill } from "#inbox/controls/marks.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, type Place } from "#inbox/navigation/navigation.ts";
import { shortTime } from "#inbox/text/dates.ts";
import { contactWords, nameOf, placeName, planLine, visitPrice } from "#inbox/text/labels.ts";
import styles from "./booking-list.module.css";

/** The time left to call; after the first call, how soon it was. */
function Wait({ booking, now }: { readonly booking: Booking; readonly now: Date }) {
  const { createdAt, contactSeconds } = booking;
  const daysOff = useDaysOff();
  if (isUncalled(booking)) {
    const clock = promiseClock(new Date(createdAt), now, daysOff);
    return <Clock clock={clock}>{clockWords(clock)}</Clock>;
  }
  return contactSeconds !== null && <ClockDone>{contactWords(contactSeconds)}</ClockDone>;
}

export function BookingRow({
  booking,
  place,
  now,
  isNew,
}: {
  readonly booking: Booking;
  readonly place: Place;
  readonly now: Date;
  readonly isNew: boolean;
}) {
  const { id, sameAs, phone } = booking;
  const isOpen = id === place.booking;
  const claimed = claimOf(booking, now);
  return (
    <tr data-open={isOpen} data-new={isNew}>
      <td className={styles["person"]}>
        <a
          href={addressOfPlace({ ...place, booking: id })}
          data-booking={id}
          aria-current={isOpen ? "true" : undefined}
          className={styles["link"]}
        >
          <bdi>{nameOf(booking)}</bdi>
        </a>
        <span className={`${shared["detail"]} ${styles["tags"]}`}>
          {placeName(booking)}
          {sameAs !== null && <span className={styles["repeat"]}>booked before</span>}
          {claimed && (
            <span className={styles["repeat"]}>
              <bdi>{claimed.by}</bdi> is on it
            </span>
          )}
        </span>
        <span className={shared["printOnly"]}>{phone && <bdi>{phoneLink(phone).text}</bdi>}</span>
        <bdi className={shared["printOnly"]}>{addressLine(booking)}</bdi>
      </td>
      <td className={styles["plan"]}>
        {planLine(booking)}
        <span className={shared["detail"]}>{visitPrice(booking)}</span>
      </td>
      <td className={styles["wait"]}>
        <Wait booking={booking} now={now} />
        <span className={shared["detail"]}>
          {`booked ${shortTime(new Date(booking.createdAt), now)}`}
        </span>
      </td>
      <td className={styles["status"]}>
        <StatusPill booking={booking} />
      </td>
    </tr>
  );
}
