import { useEffect, useRef } from "react";
import { business } from "#content/business.ts";
import { BookingPane } from "#site/inbox/detail/booking-pane.tsx";
import { addressOfPlace, goBack, type Place } from "#site/inbox/navigation.ts";
import { ErrorBoundary } from "#site/inbox/shell/error-boundary.tsx";
import { fullTime } from "#site/inbox/words.ts";
import { BookingLists } from "./booking-lists.tsx";
import { EmptyPane } from "./empty-pane.tsx";
import { Figures } from "./figures.tsx";
import { Filters } from "./filters.tsx";
import { useKeptScroll } from "./use-kept-scroll.ts";

/** Figures, bookings, and the booking that is open. On phones either the list or the booking is seen. */
export function BookingsView({ place, now }: { readonly place: Place; readonly now: Date }) {
  const { booking, filter } = place;
  const withoutBooking = addressOfPlace({ ...place, booking: undefined });
  const lists = useRef<HTMLDivElement>(null);
  useKeptScroll(booking);

  // Whoever closes a booking by keyboard is back at its row.
  const lastOpen = useRef(booking);
  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = booking;
    if (closed === undefined || booking !== undefined) return;
    lists.current?.querySelector<HTMLElement>(`[data-booking="${CSS.escape(closed)}"]`)?.focus({
      preventScroll: true,
    });
  }, [booking]);

  return (
    <div className="inbox-view" data-open={booking !== undefined}>
      <h1 className="sr-only">Inbox</h1>
      <p className="print-only">{`${business.name}, printed ${fullTime(now)}`}</p>
      <ErrorBoundary part="figures" retryOn={place}>
        <Figures />
      </ErrorBoundary>
      <div className="panes">
        <div ref={lists} className="list-pane">
          <ErrorBoundary part="booking list" retryOn={place}>
            <Filters filter={filter} />
            <BookingLists place={place} now={now} />
          </ErrorBoundary>
        </div>
        <div className="detail-pane">
          <ErrorBoundary part="booking" retryOn={place}>
            {booking === undefined ? (
              <EmptyPane now={now} />
            ) : (
              <BookingPane
                key={booking}
                id={booking}
                place={place}
                now={now}
                onClose={() => goBack(withoutBooking)}
              />
            )}
          </ErrorBoundary>
        </div>
      </div>
    </div>
  );
}
