import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import type { Task } from "#domain/api/tasks.ts";
import { isUncalled, reasons } from "#domain/tasks/reasons.ts";
import type { useTasks } from "#inbox/api/queries.ts";
import { SeriesRows } from "#inbox/changes/series-rows.tsx";
import { RowDialogs } from "#inbox/controls/dialog-button.tsx";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import shared from "#inbox/controls/shared.module.css";
import { AddLead } from "#inbox/forms/add-lead.tsx";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { counted } from "#inbox/text/labels.ts";
import { LostDevices } from "./lost-devices.tsx";
import { TaskRow } from "./task-row.tsx";
import styles from "./today-view.module.css";

type Hold = (task: Task | undefined) => void;

/** Holds its task while a dialog in it is open. */
function HeldRow({
  task,
  hold,
  children,
}: {
  readonly task: Task;
  readonly hold: Hold;
  readonly children: ReactNode;
}) {
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });
  const report = useCallback(
    (isOpen: boolean) => hold(isOpen ? latest.current : undefined),
    [hold],
  );
  return <RowDialogs value={report}>{children}</RowDialogs>;
}

/** What needs a person for one reason, the earliest due on top. */
function Group({
  heading,
  tasks,
  count,
  aside,
  hold,
  now,
  children,
}: {
  readonly heading: string;
  readonly tasks: readonly Task[];
  readonly count: number;
  readonly aside?: ReactNode;
  readonly hold: Hold;
  readonly now: Date;
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["section"]}>
      <div className={styles["head"]}>
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        {count > 0 && <span className={shared["count"]}>{count}</span>}
        {aside}
      </div>
      <div className={`${shared["sheet"]} ${styles["card"]}`}>
        {tasks.length > 0 && (
          <ul>
            {tasks.map((task) => (
              <HeldRow key={task.booking.id} task={task} hold={hold}>
                <TaskRow task={task} now={now} />
              </HeldRow>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}

/** The reasons that are about no day on the road, in their order. "Call first" is always there. */
const groups = ["erasure", "new-day", "message", "call-back", "stay"] as const;

interface TaskListProps {
  readonly tasks: readonly Task[];
  /** How many more wait for a call. */
  readonly more: number;
  readonly query: ReturnType<typeof useTasks>;
  readonly spam: number;
  readonly now: Date;
}

/** While a dialog of a row is open, the row stays as it was, whatever somebody else does to its booking. */
function useHeldRow(tasks: readonly Task[]) {
  const [held, hold] = useState<Task>();
  if (held === undefined) return { shown: tasks, hold };
  const others = tasks.filter(({ booking }) => booking.id !== held.booking.id);
  const place = tasks.findIndex(({ booking }) => booking.id === held.booking.id);
  return { shown: others.toSpliced(place < 0 ? others.length : place, 0, held), hold };
}

export function TaskList({ tasks: listed, more, query, spam, now }: TaskListProps) {
  const { shown: tasks, hold } = useHeldRow(listed);
  const of = (name: Task["reason"]) => tasks.filter(({ reason }) => reason === name);
  const calls = of("call");
  return (
    <>
      <Group
        heading={reasons.call.heading}
        tasks={calls}
        count={calls.length + more}
        hold={hold}
        now={now}
        aside={
          spam > 0 && (
            <a
              href={addressOfPlace({ ...placeOfView("inbox"), filter: { status: "spam" } })}
              className={`${styles["aside"]} ${shared["screenOnly"]}`}
            >
              <span>{`Spam: ${spam}`}</span>
            </a>
          )
        }
      >
        {query.isPending && <div className={styles["skeleton"]} aria-hidden="true" />}
        <LoadFailed query={query}>
          The list could not be loaded. It is safe on the server.
        </LoadFailed>
        {query.isSuccess && calls.length === 0 && (
          <p className={styles["line"]}>
            {tasks.some(({ booking }) => isUncalled(booking))
              ? "Everyone has been called, except for those below."
              : "Everyone has been called."}
          </p>
        )}
        <div className={`${styles["foot"]} ${shared["screenOnly"]}`}>
          {more > 0 && <p className={styles["line"]}>{`and ${counted(more, "more call")}`}</p>}
          <AddLead view="today" />
        </div>
      </Group>
      <SeriesRows withDecided={false} />
      <LostDevices />
      {groups.map((name) => {
        const found = of(name).filter(
          ({ visit }) => name !== "new-day" || !visit || visit.state === "cancelled",
        );
        const { heading } = reasons[name];
        if (found.length === 0) return null;
        const rows = { heading, tasks: found, count: found.length };
        return <Group key={name} {...rows} hold={hold} now={now} />;
      })}
    </>
  );
}
