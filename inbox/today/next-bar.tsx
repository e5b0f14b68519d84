import { useState } from "react";
import type { Task } from "#domain/api/tasks.ts";
import { SkipIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, goTo, placeOfView } from "#inbox/navigation/navigation.ts";
import { MainPress } from "#inbox/steps/main-press.tsx";
import { areaName, nameOf } from "#inbox/text/labels.ts";
import { windowHours } from "#inbox/visits/visit-words.ts";
import { currentTask } from "./day-plan.ts";
import styles from "./next-bar.module.css";
import { DueClock } from "./task-row.tsx";

const skippedKey = "inbox-skipped";

/** Kept by the tab, so that a reload does not forget it. */
function readSkipped(): readonly string[] {
  try {
    return sessionStorage.getItem(skippedKey)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

function keepSkipped(skipped: readonly string[]): void {
  try {
    sessionStorage.setItem(skippedKey, skipped.join(" "));
  } catch {
    // A browser that stores nothing forgets it with a reload.
  }
}

/** The skipped tasks. Skipping the last one starts over. */
function useSkip(tasks: readonly Task[]) {
  const [skipped, setSkipped] = useState(readSkipped);
  const current = currentTask(tasks, skipped);
  const skip = () => {
    if (!current) return;
    const more = [...skipped, current.booking.id];
    const next = tasks.every(({ booking }) => more.includes(booking.id)) ? [] : more;
    setSkipped(next);
    keepSkipped(next);
  };
  return { current, skip };
}

/** What comes next, within reach of the thumb. Skip changes nothing. */
export function NextBar({
  tasks,
  now,
}: {
  /** The earliest due first. */
  readonly tasks: readonly Task[];
  readonly now: Date;
}) {
  const { current, skip } = useSkip(tasks);
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
            {`${windowHours(visit)}, ${areaName(booking.area)}`}
          </span>
        ) : (
          <DueClock task={current} now={now} />
        )}
      </button>
      <MainPress task={current} now={now} tone="tangerine" className={styles["done"]} />
    </section>
  );
}
