import { useSyncExternalStore } from "react";
import { phoenixDay } from "#domain/dates.ts";
import { visitDayWords } from "#domain/visits.ts";
import { useBookings, useNewestWaiting, useSummary, useVisits } from "#inbox/api/queries.ts";
import { whichLists } from "#inbox/api/which-lists.ts";
import { ErrorBoundary } from "#inbox/controls/error-boundary.tsx";
import { BookingPane } from "#inbox/detail/booking-pane.tsx";
import { ArrivalsSpoken, useArrivals } from "#inbox/live/arrivals.tsx";
import type { Place } from "#inbox/navigation/navigation.ts";
import { useOpenBooking } from "#inbox/navigation/use-open-booking.ts";
import { WeekSheet } from "#inbox/visits/week-sheet.tsx";
import { CallList } from "./call-list.tsx";
import { DayBanner } from "./day-banner.tsx";
import { nextSteps, planOfDay, toDoWords } from "./day-plan.ts";
import { NextBar } from "./next-bar.tsx";
import styles from "./today-view.module.css";
import { VisitList } from "./visit-list.tsx";

/** As in the CSS modules: room for a second column. */
const wide = "(width >= 64rem)";

function watchWidth(listen: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listen);
  return () => query.removeEventListener("change", listen);
}

const useIsWide = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(wide).matches,
    () => true,
  );

const noVisits = { visits: [], open: [], undecided: [] };

/** The inbox's first screen: whom to call, where to go, and on a desktop the week beside it. */
export function TodayView({ place, now }: { readonly place: Place; readonly now: Date }) {
  const today = phoenixDay(now);
  const { booking } = place;
  const isWide = useIsWide();
  const calls = useBookings(whichLists({}).waiting.filter, true);
  const summary = useSummary().data;
  const arrived = useArrivals(useNewestWaiting({}).data?.items, "");
  const week = place.week ?? today;
  const visits = useVisits(today, today);
  useOpenBooking(booking);

  const leads = calls.data?.pages.flatMap(({ items }) => items) ?? [];
  const waiting = Math.max(summary?.waiting ?? 0, leads.length);
  const plan = planOfDay(today, visits.data ?? noVisits);
  const isLoaded = calls.data !== undefined && visits.data !== undefined;
  return (
    <div className={styles["today"]} data-open={booking !== undefined}>
      <div className={styles["list"]}>
        <DayBanner
          day={visitDayWords(today)}
          toDo={isLoaded ? toDoWords(waiting, plan.toGo) : ""}
          shareDone={plan.all.length === 0 ? 0 : plan.done / plan.all.length}
        />
        <ArrivalsSpoken arrived={arrived} />
        <ErrorBoundary part="calls" retryOn={place}>
          <CallList
            leads={leads}
            query={calls}
            waiting={waiting}
            setAside={summary?.spam ?? 0}
            now={now}
          />
        </ErrorBoundary>
        <ErrorBoundary part="visits" retryOn={place}>
          <VisitList plan={plan} query={visits} now={now} />
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
      {booking === undefined && <NextBar steps={nextSteps(leads, plan.all)} now={now} />}
    </div>
  );
}
