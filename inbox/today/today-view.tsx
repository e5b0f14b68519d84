import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Task } from "#domain/api/tasks.ts";
import { visitDayWords } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { reasons } from "#domain/tasks/reasons.ts";
import {
  detailKey,
  useNewestWaiting,
  useSummary,
  useTasks,
  useVisits,
} from "#inbox/api/queries.ts";
import { expectedVisit } from "#inbox/changes/expected-visit.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { ErrorBoundary } from "#inbox/controls/error-boundary.tsx";
import { BookingPane } from "#inbox/detail/booking-pane.tsx";
import { ArrivalsSpoken, useArrivals } from "#inbox/live/arrivals.tsx";
import type { Place } from "#inbox/navigation/navigation.ts";
import { useOpenBooking } from "#inbox/navigation/use-open-booking.ts";
import { WeekSheet } from "#inbox/visits/week-sheet.tsx";
import { DayBanner } from "./day-banner.tsx";
import { byTime, keepPlaces, planOf, type Row, rowsOfDay, toDoWords } from "./day-plan.ts";
import { NextBar } from "./next-bar.tsx";
import { TaskList } from "./task-list.tsx";
import styles from "./today-view.module.css";
import { VisitList } from "./visit-list.tsx";

/** As in the CSS modules: room for a second column. */
const wide = "(width >= 64rem)";

function watchWidth(listen: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listen);
  return () => query.removeEventListener("change", listen);
}

let wasWide = true;

/** Paper is narrow, but has what the screen has: what is rendered anew while a browser prints is lost. */
function isWideOnScreen(): boolean {
  if (!matchMedia("print").matches) wasWide = matchMedia(wide).matches;
  return wasWide;
}

const useIsWide = (): boolean => useSyncExternalStore(watchWidth, isWideOnScreen, () => true);

/** Until the view is left, or the day is over, what was handled in it stays where it was. */
function useKeptPlaces(rows: readonly Row[], today: string): readonly Row[] {
  const client = useQueryClient();
  const shown = useRef<{ readonly day: string; readonly rows: readonly Row[] }>(undefined);
  const before = shown.current?.day === today ? shown.current.rows : [];
  const kept = keepPlaces(before, rows, (id) => client.getQueryData(detailKey(id))?.visit);
  useEffect(() => {
    shown.current = { day: today, rows: kept };
  });
  return kept;
}

/** The inbox's first screen: what needs a person, where to go, and on a desktop the week beside it. */
export function TodayView({ place, now }: { readonly place: Place; readonly now: Date }) {
  const today = phoenixDay(now);
  const { booking } = place;
  const isWide = useIsWide();
  const list = useTasks();
  const summary = useSummary().data;
  const arrived = useArrivals(useNewestWaiting({}).data?.items, "");
  const week = place.week ?? today;
  const visits = useVisits(today, addDays(today, 1));
  const { waiting } = useChanges();
  useOpenBooking(booking);

  const { items, more } = list.data ?? { items: [], more: 0 };
  const tasks = items.map((task) => ({
    ...task,
    visit: task.visit && expectedVisit(task.visit, waiting),
  }));
  const rows = useKeptPlaces(
    rowsOfDay(today, {
      tasks,
      visits: (visits.data?.visits ?? []).map((visit) => expectedVisit(visit, waiting)),
    }),
    today,
  );
  const plan = planOf(rows, today);
  // What follows from it would push the list away: it appears when the view is opened again.
  const handled = new Set(
    rows.filter(({ isHandled }) => isHandled).map(({ visit }) => visit.bookingId),
  );
  const others = tasks.filter(({ booking: one }) => !handled.has(one.id));
  const isOpen = ({ reason, visit }: Task) =>
    reasons[reason].press !== "done" || visit?.state === "booked";
  const calls = tasks.filter(({ reason }) => reasons[reason].press === "reach").length + more;
  const isLoaded = list.data !== undefined && visits.data !== undefined;
  const taskOf = (id: string) => tasks.find(({ booking: one }) => one.id === id);
  return (
    <div className={styles["today"]} data-open={booking !== undefined}>
      <div className={styles["list"]}>
        <DayBanner
          day={visitDayWords(today)}
          toDo={isLoaded ? toDoWords(calls, plan.toGo) : ""}
          shareDone={plan.total === 0 ? 0 : plan.done / plan.total}
        />
        <ArrivalsSpoken arrived={arrived} />
        <ErrorBoundary part="calls" retryOn={place}>
          <TaskList tasks={others} more={more} query={list} spam={summary?.spam ?? 0} now={now} />
        </ErrorBoundary>
        <ErrorBoundary part="visits" retryOn={place}>
          <VisitList plan={plan} query={visits} taskOf={taskOf} now={now} />
        </ErrorBoundary>
      </div>
      {booking !== undefined && (
        <div className={styles["beside"]}>
          <ErrorBoundary part="booking" retryOn={place}>
            <BookingPane key={booking} id={booking} place={place} now={now} />
          </ErrorBoundary>
        </div>
      )}
      {booking === undefined && isWide && (
        <div className={styles["beside"]}>
          <ErrorBoundary part="week" retryOn={place}>
            <WeekSheet day={week} place={place} now={now} />
          </ErrorBoundary>
        </div>
      )}
      {booking === undefined && (
        <NextBar tasks={byTime(others.filter(isOpen), rows, now)} now={now} />
      )}
    </div>
  );
}
