import { useEffect, useRef } from "react";
import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import { callByWords, clockWords, promiseClock } from "#domain/business-clock/call-by.ts";
import { isUncalled } from "#domain/tasks/reasons.ts";
import { hasStatus } from "#inbox/api/call.ts";
import { useDaysOff, useDetail, useIsHelper } from "#inbox/api/queries.ts";
import { ErrorBoundary } from "#inbox/controls/error-boundary.tsx";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { BackIcon } from "#inbox/controls/icons.tsx";
import { Clock, ClockDone, StatusPill } from "#inbox/controls/marks.tsx";
import shared from "#inbox/controls/shared.module.css";
import {
  addressOfPlace,
  closeBooking,
  isInside,
  type Place,
  viewNames,
} from "#inbox/navigation/navigation.ts";
import { shortTime } from "#inbox/text/dates.ts";
import { contactWords, nameOf } from "#inbox/text/labels.ts";
import { Actions } from "./actions.tsx";
import { Apology } from "./apology.tsx";
import styles from "./booking-pane.module.css";
import { ClaimNotice } from "./claim.tsx";
import { Correct } from "./correct.tsx";
import { Erase } from "./erase.tsx";
import { Facts } from "./facts.tsx";
import { History } from "./history-list.tsx";
import { NewLink } from "./new-link.tsx";
import { Notes } from "./notes.tsx";
import { Related } from "./related.tsx";
import { Undelivered } from "./undelivered.tsx";
import { VisitSection } from "./visit-section.tsx";

/** When to call; after the first call, how soon it was, and when the next one is planned. */
function PromiseLine({ booking, now }: { readonly booking: Booking; readonly now: Date }) {
  const { createdAt, contactSeconds, followUpAt } = booking;
  const created = new Date(createdAt);
  const daysOff = useDaysOff();
  if (!isUncalled(booking))
    return (
      <ClockDone>
        {[
          `Booked ${shortTime(created, now)}`,
          contactWords(contactSeconds),
          followUpAt && `call back ${shortTime(new Date(followUpAt), now)}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </ClockDone>
    );
  const clock = promiseClock(created, now, daysOff);
  return <Clock clock={clock}>{`${callByWords(clock)} · ${clockWords(clock)}`}</Clock>;
}

/** Everything known about a booking, and everything that can be done with it. */
export function Detail({
  detail,
  place,
  now,
}: {
  readonly detail: BookingDetail;
  readonly place: Place;
  readonly now: Date;
}) {
  const { booking, history } = detail;
  const isHelper = useIsHelper();
  const title = useRef<HTMLHeadingElement>(null);
  // A booking opened from the list moves the focus to its name; a freshly loaded page keeps its focus.
  useEffect(() => {
    if (isInside()) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p className={styles["promise"]}>
        <PromiseLine booking={booking} now={now} />
      </p>
      <div className={styles["head"]}>
        <h2 ref={title} tabIndex={-1}>
          <bdi>{nameOf(booking)}</bdi>
        </h2>
        {booking.mergedInto === null && <StatusPill booking={booking} />}
      </div>
      {booking.mergedInto && (
        <p className={`${shared["notice"]} ${styles["notice"]}`}>
          {"This booking was merged into another. "}
          <a href={addressOfPlace({ ...place, booking: booking.mergedInto })}>Open that one</a>
        </p>
      )}
      <Actions
        booking={booking}
        visit={detail.visit}
        now={now}
        onBack={() => closeBooking(place)}
      />
      <ClaimNotice booking={booking} now={now} />
      <Undelivered detail={detail} />
      <Apology detail={detail} now={now} />
      <ErrorBoundary part="booking facts" retryOn={detail}>
        <Facts booking={booking} />
        <div className={`${styles["steps"]} ${shared["screenOnly"]}`}>
          <Correct detail={detail} />
          <NewLink detail={detail} now={now} />
        </div>
      </ErrorBoundary>
      <ErrorBoundary part="visit" retryOn={detail}>
        <VisitSection detail={detail} now={now} />
      </ErrorBoundary>
      <ErrorBoundary part="related bookings" retryOn={detail}>
        <Related detail={detail} place={place} />
      </ErrorBoundary>
      <ErrorBoundary part="notes" retryOn={detail}>
        <Notes booking={booking} history={history} now={now} />
      </ErrorBoundary>
      <ErrorBoundary part="history" retryOn={detail}>
        <History detail={detail} place={place} now={now} />
      </ErrorBoundary>
      {!isHelper && <Erase booking={booking} />}
    </>
  );
}

interface BookingPaneProps {
  readonly id: string;
  readonly place: Place;
  readonly now: Date;
}

/** The open booking. Escape closes it. */
export function BookingPane({ id, place, now }: BookingPaneProps) {
  const { data, error, isPending, refetch } = useDetail(id);
  const isGone = hasStatus(error, 404);
  return (
    <section
      aria-label="Booking"
      className={`${shared["sheet"]} ${shared["raised"]} ${styles["pane"]}`}
      aria-busy={isPending}
      onKeyDown={(event) => {
        const isInDialog = event.target instanceof Element && event.target.closest("dialog");
        if (event.key === "Escape" && !isInDialog && !event.defaultPrevented) closeBooking(place);
      }}
    >
      <button
        type="button"
        className={`${styles["back"]} ${shared["screenOnly"]}`}
        data-view={place.view}
        onClick={() => closeBooking(place)}
      >
        <BackIcon />
        {place.view === "inbox" ? "All bookings" : viewNames[place.view]}
      </button>
      {isPending && <div className={styles["skeleton"]} aria-hidden="true" />}
      {isGone && !data && (
        <p className={`${shared["notice"]} ${styles["notice"]}`} role="alert">
          There is no such booking.
        </p>
      )}
      <LoadFailed query={{ isError: error !== null && !isGone && !data, refetch }}>
        The booking could not be loaded. It is safe on the server.
      </LoadFailed>
      {data && <Detail detail={data} place={place} now={now} />}
    </section>
  );
}
