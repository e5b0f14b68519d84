import { useEffect, useRef } from "react";
import type { BookingDetail } from "#domain/api/bookings.ts";
import { StatusPill } from "#site/inbox/bookings/status-pill.tsx";
import { addressOfPlace, isInside, type Place } from "#site/inbox/navigation.ts";
import { ErrorBoundary } from "#site/inbox/shell/error-boundary.tsx";
import { nameOf } from "#site/inbox/words.ts";
import { Actions } from "./actions.tsx";
import { Care } from "./care.tsx";
import { Facts } from "./facts.tsx";
import { History } from "./history-list.tsx";
import { Notes } from "./notes.tsx";
import { PromiseLine } from "./promise-line.tsx";
import { Related } from "./related.tsx";

/** All that is known of a booking, and all that can be done with it. */
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
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever opened it here reads on at its name; a page that has just been loaded keeps its focus.
  useEffect(() => {
    if (isInside()) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PromiseLine booking={booking} now={now} />
      <div className="pane-head">
        <h2 ref={title} tabIndex={-1}>
          <bdi>{nameOf(booking)}</bdi>
        </h2>
        <StatusPill status={booking.status} />
      </div>
      {booking.joinedInto && (
        <p className="notice">
          {"This booking was joined into another. "}
          <a href={addressOfPlace({ ...place, booking: booking.joinedInto })}>Open that one</a>
        </p>
      )}
      <Actions booking={booking} />
      <ErrorBoundary part="booking facts" retryOn={detail}>
        <Facts booking={booking} />
      </ErrorBoundary>
      <ErrorBoundary part="related bookings" retryOn={detail}>
        <Related detail={detail} place={place} />
      </ErrorBoundary>
      <ErrorBoundary part="notes" retryOn={detail}>
        <Notes bookingId={booking.id} history={history} now={now} />
      </ErrorBoundary>
      <ErrorBoundary part="history" retryOn={detail}>
        <History detail={detail} place={place} now={now} />
      </ErrorBoundary>
      <Care booking={booking} />
    </>
  );
}
