import { useState } from "react";
import type { Task } from "#domain/api/tasks.ts";
import { phoenixDay } from "#domain/dates.ts";
import { useNow } from "#inbox/app/clock.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { addressOfBooking, goTo } from "#inbox/app/navigation.ts";
import { MainPress } from "#inbox/booking/main-press.tsx";
import { SkipIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { storedText, storeText } from "#ui/tab-storage.ts";
import { currentTask } from "./day-plan.ts";
import { pressLook, TaskState } from "./task-row.tsx";

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
}: {
  /** In the order of the day. */
  readonly tasks: readonly Task[];
}) {
  const today = phoenixDay(useNow());
  const { current, skip } = useSkip(tasks, today);
  if (!current) return null;
  const { booking, note } = current;
  return (
    <section
      aria-label="Next"
      data-above-tabs // Large text needs a second line. A long press takes two, so that the bar stays as high as the room that Today leaves for it.
      className={`${looks.aboveTabs} flex flex-wrap items-center gap-x-3 gap-y-2 max-xs:gap-x-2 max-xs:px-3 md:hidden`}
    >
      <button type="button" className={looks.iconButton} onClick={skip}>
        <SkipIcon />
        Skip
      </button>
      <button
        type="button"
        className="grid min-h-12 min-w-0 flex-[999_1_7rem] content-center rounded-[8px] text-left wrap-normal"
        onClick={() => goTo(addressOfBooking(booking.id))}
      >
        <span className="truncate font-display text-base/[1.25] font-bold">
          <span className="max-xs:hidden">Next: </span>
          <bdi>{nameOf(booking)}</bdi>
        </span>
        <TaskState task={current} isSmall />
        {note && (
          <bdi className="truncate text-sm/[1.3] text-muted">
            <span className="sr-only">Note: </span>
            {note}
          </bdi>
        )}
      </button>
      <MainPress
        task={current}
        tone="tangerine"
        className={`${pressLook} max-w-[7.75rem] flex-[1_0_auto]`}
      />
    </section>
  );
}
