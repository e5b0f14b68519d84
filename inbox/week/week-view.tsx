import { phoenixDay } from "#domain/dates.ts";
import shared from "#inbox/controls/shared.module.css";
import { BookingPane } from "#inbox/detail/booking-pane.tsx";
import type { Place } from "#inbox/navigation/navigation.ts";
import { useOpenBooking } from "#inbox/navigation/use-open-booking.ts";
import { WeekSheet } from "#inbox/visits/week-sheet.tsx";
import styles from "./week-view.module.css";

/** The week on a screen of its own; an open booking takes its place. */
export function WeekView({ place, now }: { readonly place: Place; readonly now: Date }) {
  const { booking, week } = place;
  useOpenBooking(booking);
  return (
    <div className={styles["view"]}>
      <h1 className={shared["visuallyHidden"]}>Week</h1>
      {booking === undefined ? (
        <WeekSheet day={week ?? phoenixDay(now)} place={place} now={now} />
      ) : (
        <div className={styles["booking"]}>
          <BookingPane key={booking} id={booking} place={place} now={now} />
        </div>
      )}
    </div>
  );
}
