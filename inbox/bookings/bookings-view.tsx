import { business } from "#content/business.ts";
import { fullTime } from "#inbox/dates.ts";
import { BookingPane } from "#inbox/detail/booking-pane.tsx";
import { useOpenBooking } from "#inbox/detail/use-open-booking.ts";
import type { Place } from "#inbox/navigation.ts";
import parts from "#inbox/parts.module.css";
import { ErrorBoundary } from "#inbox/shell/error-boundary.tsx";
import { AddLead } from "./add-lead.tsx";
import { BookingLists } from "./booking-lists.tsx";
import styles from "./bookings-view.module.css";
import { EmptyPane } from "./empty.tsx";
import { Figures } from "./figures.tsx";
import { Filters } from "./filters.tsx";

/** Figures, lists and the open booking. Phones show either the lists or the booking. */
export function BookingsView({ place, now }: { readonly place: Place; readonly now: Date }) {
  const { booking, filter } = place;
  useOpenBooking(booking);

  return (
    <div className={styles["view"]} data-open={booking !== undefined}>
      <h1 className={parts["visuallyHidden"]}>Inbox</h1>
      <p className={parts["printOnly"]}>{`${business.name}, printed ${fullTime(now)}`}</p>
      <div className={`${styles["figures"]} ${parts["screenOnly"]}`}>
        <ErrorBoundary part="figures" retryOn={place}>
          <Figures />
        </ErrorBoundary>
      </div>
      <div className={styles["panes"]}>
        <div className={styles["list"]}>
          <ErrorBoundary part="booking list" retryOn={place}>
            <Filters filter={filter} />
            <AddLead view="inbox" />
            <BookingLists place={place} now={now} />
          </ErrorBoundary>
        </div>
        <div className={styles["detail"]}>
          <ErrorBoundary part="booking" retryOn={place}>
            {booking === undefined ? (
              <EmptyPane now={now} />
            ) : (
              <BookingPane key={booking} id={booking} place={place} now={now} />
            )}
          </ErrorBoundary>
        </div>
      </div>
    </div>
  );
}
