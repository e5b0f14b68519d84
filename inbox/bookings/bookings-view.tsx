import { business } from "#content/business.ts";
import { Empty } from "#inbox/controls/empty.tsx";
import { ErrorBoundary } from "#inbox/controls/error-boundary.tsx";
import shared from "#inbox/controls/shared.module.css";
import { BookingPane } from "#inbox/detail/booking-pane.tsx";
import { AddLead } from "#inbox/forms/add-lead.tsx";
import type { Place } from "#inbox/navigation/navigation.ts";
import { useOpenBooking } from "#inbox/navigation/use-open-booking.ts";
import { fullTime } from "#inbox/text/dates.ts";
import { DogAtDawn } from "#ui/drawings/dog-at-dawn.tsx";
import { BookingLists } from "./booking-lists.tsx";
import styles from "./bookings-view.module.css";
import { Filters } from "./filters.tsx";

/** The lists and the open booking. Phones show either the lists or the booking. */
export function BookingsView({ place, now }: { readonly place: Place; readonly now: Date }) {
  const { booking, filter } = place;
  useOpenBooking(booking);

  return (
    <div className={styles["view"]} data-open={booking !== undefined}>
      <h1 className={shared["visuallyHidden"]}>Bookings</h1>
      <p className={shared["printOnly"]}>{`${business.name}, printed ${fullTime(now)}`}</p>
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
              <Empty
                Art={DogAtDawn}
                title="Pick a booking"
                className={`${shared["sheet"]} ${shared["raised"]} ${shared["screenOnly"]}`}
              >
                <p>It is shown here.</p>
              </Empty>
            ) : (
              <BookingPane key={booking} id={booking} place={place} now={now} />
            )}
          </ErrorBoundary>
        </div>
      </div>
    </div>
  );
}
