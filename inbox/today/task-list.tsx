import type { ReactNode } from "react";
import type { Task } from "#domain/api/tasks.ts";
import { Fold } from "#inbox/controls/fold.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { TaskRow } from "./task-row.tsx";

/** A sentence in a section, in place of rows. */
export const lineLook = "p-3.5 leading-[1.35]";

/** A part of the list with its title, how many there are, and a card of rows. */
export const TodaySection = ({
  id,
  heading,
  count,
  aside,
  children,
}: {
  /** The title's. */
  readonly id: string;
  readonly heading: string;
  readonly count: number;
  /** What else is in the title's line. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) => (
  <section aria-labelledby={id} className="max-xs:-mx-1">
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-2 lg:mt-0.5 lg:min-h-10.5">
      <h2 id={id} tabIndex={-1} className="rounded-[4px] text-lg/none">
        {heading}
      </h2>
      {count > 0 && <span className={looks.count}>{count}</span>}
      {aside}
    </div>
    <div className={`${looks.sheet} overflow-clip`}>{children}</div>
  </section>
);

/** A part of the day, in its order. What is cold is folded. */
export function TaskList({
  id,
  heading,
  tasks: all,
  more = 0,
  aside,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly tasks: readonly Task[];
  /** How many there are beside these. */
  readonly more?: number;
  readonly aside?: ReactNode;
  /** What is below the rows: without it, an empty list is left out. */
  readonly children?: ReactNode;
}) {
  const rows = (tasks: readonly Task[]) =>
    tasks.length > 0 && (
      <ul>
        {tasks.map((task) => (
          <TaskRow key={task.booking.id} task={task} />
        ))}
      </ul>
    );
  const cold = all.filter(({ rank }) => rank === "cold");
  if (all.length === 0 && !children) return null;
  return (
    <TodaySection id={id} heading={heading} count={all.length + more} aside={aside}>
      {rows(all.filter(({ rank }) => rank !== "cold"))}
      {cold.length > 0 && (
        <Fold
          className="not-first:border-t-[1.5px] not-first:border-rule"
          summary={`${cold.length} older ${cold.length === 1 ? "follow-up" : "follow-ups"}`}
          more=""
        >
          {rows(cold)}
        </Fold>
      )}
      {children}
    </TodaySection>
  );
}
