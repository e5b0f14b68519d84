import { useState, useSyncExternalStore } from "react";
import type { Task } from "#domain/api/tasks.ts";
import { visitDayWords } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { countsOf, type Group, groupOf, inOrder } from "#domain/tasks/rank.ts";
import { isUncalled } from "#domain/tasks/reasons.ts";
import { useNow } from "#inbox/app/clock.ts";
import { counted } from "#inbox/app/labels.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { addressOfView, usePlace } from "#inbox/app/navigation.ts";
import { useSummary, useTasks, useVisits } from "#inbox/app/queries.ts";
import { useOpenBooking } from "#inbox/app/use-open-booking.ts";
import { AddLead } from "#inbox/booking/add-lead.tsx";
import { BookingPane } from "#inbox/booking/booking-pane.tsx";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { FoldRows } from "#inbox/controls/fold-rows.tsx";
import { Counts, DayBanner } from "./day-banner.tsx";
import { planOf, windowsToNow } from "./day-plan.ts";
import { NextBar } from "./next-bar.tsx";
import { lineLook, TaskList } from "./task-list.tsx";
import { OtherWindows, VisitList } from "./visit-list.tsx";

/** Room for a second column. */
const wide = "(width >= 64rem)";

function watchWidth(listen: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listen);
  return () => query.removeEventListener("change", listen);
}

const isWideNow = () => matchMedia(wide).matches;

const useIsWide = (): boolean => useSyncExternalStore(watchWidth, isWideNow, () => true);

/** The inbox's first screen: what now, and the day's stops. */
export function TodayView() {
  const now = useNow();
  const today = phoenixDay(now);
  const { booking } = usePlace();
  const isWide = useIsWide();
  const list = useTasks();
  const visits = useVisits(today, addDays(today, 1));
  const { waiting } = useChanges();
  useOpenBooking(booking);

  const { items, more } = list.data ?? { items: [], more: 0 };
  const tasks = inOrder(items, now);
  const plan = planOf(today, { tasks, visits: visits.data?.visits ?? [] });
  const isOpen = ({ booking: { id } }: Task) =>
    waiting.every(({ bookingId, note }) => bookingId !== id || note !== undefined);
  const of = (group: Group) => tasks.filter((task) => groupOf(task, now) === group);
  const counts = countsOf(tasks, now);
  const taskOf = (id: string) => tasks.find(({ booking: one }) => one.id === id);
  // With the last stop nothing moves under the finger: it does when the view is opened again.
  const [hasStops, setHasStops] = useState(false);
  if (plan.toGo > 0 && !hasStops) setHasStops(true);
  const onTop = !isWide && hasStops ? windowsToNow(plan, today, now) : undefined;

  const isFree = visits.isSuccess && plan.total === 0;
  const visitList = (
    <VisitList
      key="visits"
      plan={plan}
      windows={onTop ?? plan.windows}
      query={visits}
      taskOf={taskOf}
    />
  );
  const due = <TaskList key="now" id="now" heading="Now" tasks={of("now")} />;
  const pane = booking !== undefined && <BookingPane key={booking} id={booking} />;
  return (
    <div
      // Room below for the bar "Next".
      className="group/today mx-auto w-full max-w-410 max-md:pb-24 max-md:data-[open=true]:pb-0 md:max-lg:w-[min(40rem,100%)]"
      data-open={booking !== undefined}
    >
      <h1 className="sr-only">Today</h1>
      {/* The banner goes to the edges of a phone's screen. */}
      <div className="group-data-[open=true]/today:max-lg:hidden max-md:[&>:first-child]:-mx-4 max-md:[&>:first-child]:-mt-4">
        <DayBanner
          day={visitDayWords(today)}
          shareDone={plan.total === 0 ? 0 : plan.done / plan.total}
        />
        <div className="mt-2.5 flex items-center gap-3">
          <Counts counts={{ ...counts, calls: counts.calls + more, visits: plan.toGo }} />
          <AddLead />
        </div>
      </div>
      <div className="lg:mt-2 lg:grid lg:grid-cols-2 lg:items-start lg:gap-6">
        <div className="min-w-0 group-data-[open=true]/today:max-lg:hidden">
          {isWide || isFree ? due : onTop ? [visitList, due] : [due, visitList]}
          {onTop && (
            <OtherWindows
              windows={plan.windows.filter((window) => !onTop.includes(window))}
              taskOf={taskOf}
            />
          )}
          <Calls tasks={of("calls")} more={more} query={list} />
          <TaskList id="followUps" heading="Follow-ups" tasks={of("followUps")} />
          {((isWide && pane) || (!isWide && isFree)) && visitList}
        </div>
        <div className="min-w-0 lg:sticky lg:top-4">{pane || (isWide && visitList)}</div>
      </div>
      {booking === undefined && <NextBar tasks={tasks.filter(isOpen)} />}
    </div>
  );
}

/** The calls that are not due now, and what else came in. */
function Calls({
  tasks,
  more,
  query,
}: {
  readonly tasks: readonly Task[];
  /** How many more wait for a call. */
  readonly more: number;
  readonly query: ReturnType<typeof useTasks>;
}) {
  const spam = useSummary().data?.spam ?? 0;
  const isEmpty = query.isSuccess && tasks.length === 0;
  const waits = query.data?.items.some(({ booking }) => isUncalled(booking));
  return (
    <>
      <TaskList
        id="calls"
        heading="Calls"
        tasks={tasks}
        more={more}
        aside={
          spam > 0 && (
            <a
              href={addressOfView("bookings", { filter: { status: "spam" } })}
              className="ml-auto grid min-h-11 place-items-center text-xs/none text-muted no-underline"
            >
              <span className="rounded-pill border-[1.5px] border-dashed border-faded px-2.5 py-1.5">{`Spam: ${spam}`}</span>
            </a>
          )
        }
      >
        {query.isPending && <div className="h-62.5" aria-hidden="true" />}
        <LoadFailed query={query}>
          The list could not be loaded. It is safe on the server.
        </LoadFailed>
        {isEmpty && (
          <p className={lineLook}>
            {waits ? "No other calls than those above." : "Everyone has been called."}
          </p>
        )}
        {more > 0 && <p className={lineLook}>{`and ${counted(more, "more call")}`}</p>}
      </TaskList>
      <FoldRows />
    </>
  );
}
