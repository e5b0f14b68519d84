import { useState } from "react";
import type { Task } from "#domain/api/tasks.ts";
import { phoenixDay } from "#domain/dates.ts";
import { SkipIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, goTo, placeOfView } from "#inbox/navigation/navigation.ts";
import { MainPress } from "#inbox/steps/main-press.tsx";
import { dayOfYear } from "#inbox/text/dates.ts";
import { nameOf, placeName } from "#inbox/text/labels.ts";
import { windowHours } from "#inbox/visits/visit-words.ts";
import { storedText, storeText } from "#ui/tab-storage.ts";
import { currentTask } from "./day-plan.ts";
import styles from "./next-bar.module.css";
import { DueClock } from "./task-row.tsx";

const skippedKey = "inbox-skipped";

/** The bookings that were skipped on this day, which a reload does not forget. */
function readSkipped(today: string): readonly string[] {
  const [day, ...skipped] = storedText(skippedKey).split(" ");
  return day === today ? skipped : [];
}

/** The skipped tasks. Skipping the last one starts over. */
function useSkip(tasks: readonly Task[], today: string) {
  const [, setPresses] = useState(0);
  const skipped = readSkipped(today);
  const current = currentTask(tasks, skipped);
  const skip = () => {
    if (!current) return;
    const more = [...skipped, current.booking.id];
    const isAll = tasks.every(({ booking }) => more.includes(booking.id));
    storeText(skippedKey, [today, ...(isAll ? [] : more)].join(" "));
    setPresses((presses) => presses + 1);
  };
  return { current, skip };
}

/** What comes next, within reach of the thumb. Skip changes nothing. */
export function NextBar({
  tasks,
  now,
}: {
  /** The nearest in time first. */
  readonly tasks: readonly Task[];
  readonly now: Date;
}) {
  const today = phoenixDay(now);
  const { current, skip } = useSkip(tasks, today);
  if (!current) return null;
  const { booking, visit, reason } = current;
  const isVisit = reason === "visit" || reason === "outcome" || reason === "confirm";
  return (
    <section
      aria-label="Next"
      data-above-tabs
      className={`${styles["bar"]} ${shared["screenOnly"]}`}
    >
      <button type="button" className={shared["iconButton"]} onClick={skip}>
        <SkipIcon />
        Skip
      </button>
      <button
        type="button"
        className={styles["open"]}
        onClick={() => goTo(addressOfPlace({ ...placeOfView("today"), booking: booking.id }))}
      >
        <span className={styles["name"]}>
          <span className={styles["wide"]}>Next: </span>
          <bdi>{nameOf(booking)}</bdi>
        </span>
        {visit && isVisit ? (
          <span className={styles["when"]}>
            {visit.day === today
              ? `${windowHours(visit)}, ${placeName(booking)}`
              : `${dayOfYear(visit.day)}, ${windowHours(visit)}`}
          </span>
        ) : (
          <DueClock task={current} now={now} />
        )}
      </button>
      <MainPress task={current} now={now} tone="tangerine" className={styles["done"]} />
    </section>
  );
}
