import type { BookedVisit, DayLoad } from "#domain/api/visits.ts";
import { isUnconfirmed } from "#domain/business-clock/visits.ts";
import { phoenixDay, weekdayOf } from "#domain/dates.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { useDialog } from "#inbox/controls/dialog-button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, type Place } from "#inbox/navigation/navigation.ts";
import { areaName, counted, dogLine, nameOf } from "#inbox/text/labels.ts";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { AreaTint } from "./area-tint.tsx";
import { Blocks } from "./blocks.tsx";
import { DayOffDialog } from "./day-off-dialog.tsx";
import { groupByArea } from "./group-by-area.ts";
import { roomWords, windowHours } from "./visit-words.ts";
import styles from "./week-day.module.css";

const Visit = ({ visit, place }: { readonly visit: BookedVisit; readonly place: Place }) => {
  const { booking, state } = visit;
  return (
    <li>
      <a href={addressOfPlace({ ...place, booking: booking.id })} data-booking={booking.id}>
        <bdi>{nameOf(booking)}</bdi>
      </a>
      <span className={styles["hours"]}>
        {windowHours(visit)}
        {state === "done" && (
          <span className={styles["done"]}>
            <CheckIcon />
            <span className={shared["visuallyHidden"]}>done</span>
          </span>
        )}
      </span>
      <span className={styles["paper"]}>
        <bdi>{booking.address}</bdi>
      </span>
      <span className={styles["paper"]}>
        <bdi>{phoneLink(booking.phone).text}</bdi>
      </span>
      <span className={styles["paper"]}>{dogLine(booking)}</span>
      {booking.specialRequests && (
        <span className={styles["paper"]}>
          <bdi>{booking.specialRequests}</bdi>
        </span>
      )}
      {isUnconfirmed(visit) && <span className={styles["open"]}>to confirm</span>}
      {state === "no-access" && <span className={styles["open"]}>no access</span>}
    </li>
  );
};

/** On a phone the days are below each other: the week opens at today. */
function scrollOnPhone(day: HTMLElement | null): void {
  if (matchMedia("(width < 48rem)").matches) day?.scrollIntoView({ behavior: "instant" });
}

const visitWords = (count: number) => (count === 0 ? "no visits" : counted(count, "visit"));

/** One day of the week: its places and its visits by neighborhood. */
export const WeekDay = ({
  load,
  visits,
  isToday,
  canClose,
  now,
  place,
}: {
  readonly load: DayLoad;
  readonly visits: readonly BookedVisit[];
  readonly isToday: boolean;
  /** Whether pressing the day offers to make it a day off. */
  readonly canClose: boolean;
  readonly now: Date;
  readonly place: Place;
}) => {
  // What was free on a day that is over helps nobody.
  const isOver = load.off === null && load.day < phoenixDay(now);
  const dayName = `${weekdayOf(load.day).slice(0, 3)} ${Number(load.day.slice(8))}`;
  // Stays open when its day has become one that cannot be pressed.
  const [dayOff, setOff] = useDialog((close) => (
    <DayOffDialog day={load.day} now={now} onClose={close} />
  ));
  return (
    <li
      ref={isToday ? scrollOnPhone : undefined}
      className={styles["day"]}
      data-off={load.off !== null}
      aria-current={isToday ? "date" : undefined}
    >
      <div className={styles["head"]}>
        <h3>
          {canClose ? (
            <button
              type="button"
              className={styles["press"]}
              aria-label={`${dayName}: set a day off`}
              onClick={setOff}
            >
              {dayName}
            </button>
          ) : (
            dayName
          )}
          {isToday && <span className={shared["visuallyHidden"]}>, today</span>}
        </h3>
        {!isOver && <Blocks day={load} />}
        <p>{isOver ? visitWords(visits.length) : roomWords(load)}</p>
      </div>
      {dayOff}
      {load.off !== null && <p className={styles["reason"]}>{load.off}</p>}
      {groupByArea(visits, ({ booking }) => booking.area).map(({ area, items }) => (
        <AreaTint key={area} area={area} className={styles["group"]}>
          <h4>{areaName(area)}</h4>
          <ul>
            {items.map((visit) => (
              <Visit key={visit.bookingId} visit={visit} place={place} />
            ))}
          </ul>
        </AreaTint>
      ))}
    </li>
  );
};
