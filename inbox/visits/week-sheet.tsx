import { phoenixDay } from "#domain/dates.ts";
import { addDays, weekOf } from "#domain/days.ts";
import { useIsHelper, useVisits } from "#inbox/api/queries.ts";
import { Failure } from "#inbox/controls/failure.tsx";
import { PrintIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, goTo, type Place } from "#inbox/navigation/navigation.ts";
import { longDayOfYear } from "#inbox/text/dates.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import { WeekDay } from "./week-day.tsx";
import styles from "./week-sheet.module.css";

interface WeekProps {
  /** Any day of the week. */
  readonly day: string;
  /** Where the week is shown. */
  readonly place: Place;
  readonly now: Date;
}

/** The week before, the week after, and paper. */
function Steps({
  sunday,
  today,
  place,
}: {
  readonly sunday: string;
  readonly today: string;
  readonly place: Place;
}) {
  const show = (day: string) =>
    goTo(addressOfPlace({ ...place, week: weekOf(today) === day ? undefined : day }));
  return (
    <div data-above-tabs className={`${styles["steps"]} ${shared["screenOnly"]}`}>
      {[
        { name: "Previous week", days: -7 },
        { name: "Next week", days: 7 },
      ].map(({ name, days }) => (
        <button
          key={name}
          type="button"
          className={styles["round"]}
          aria-label={name}
          onClick={() => show(addDays(sunday, days))}
        >
          <ChevronIcon />
        </button>
      ))}
      <button type="button" className={styles["print"]} onClick={() => print()}>
        <PrintIcon />
        Print
      </button>
    </div>
  );
}

/** A week with its capacity, a column a day; on a phone the days are below each other. */
export function WeekSheet({ day, place, now }: WeekProps) {
  const today = phoenixDay(now);
  const isHelper = useIsHelper();
  const sunday = weekOf(day);
  const { data, isError, refetch, isPlaceholderData } = useVisits(sunday, addDays(sunday, 6));
  const title = `Week of ${longDayOfYear(sunday)}`;
  return (
    <section
      aria-labelledby="week-title"
      aria-busy={isPlaceholderData}
      className={`${shared["sheet"]} ${shared["raised"]} ${styles["week"]}`}
    >
      <div className={styles["head"]}>
        <h2 id="week-title" aria-live="polite">
          {title}
        </h2>
        <Steps sunday={sunday} today={today} place={place} />
      </div>
      {isError && !data && (
        <Failure title="The week could not be loaded." onRetry={() => void refetch()}>
          The visits are safe on the server.
        </Failure>
      )}
      {!isPlaceholderData && data && (
        <ol className={styles["days"]}>
          {data.days.map((load) => (
            <WeekDay
              key={load.day}
              load={load}
              visits={data.visits.filter((visit) => visit.day === load.day)}
              isToday={load.day === today}
              canClose={!isHelper && load.day >= today && load.off === null}
              now={now}
              place={place}
            />
          ))}
        </ol>
      )}
      {(isPlaceholderData || !data) && !isError && (
        <div className={styles["skeleton"]} aria-hidden="true" />
      )}
    </section>
  );
}
