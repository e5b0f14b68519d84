import { phoenixDay } from "#domain/dates.ts";
import type { Place } from "#inbox/app/navigation.ts";
import { useOpenBooking } from "#inbox/app/use-open-booking.ts";
import { BookingPane } from "#inbox/booking/booking-pane.tsx";
import { WeekSheet } from "#inbox/visits/week-sheet.tsx";

/** The week on a screen of its own; an open booking takes its place. */
export function WeekView({ place, now }: { readonly place: Place; readonly now: Date }) {
  const { booking, week } = place;
  useOpenBooking(booking);
  return (
    <div className="mx-auto w-full max-w-410">
      <h1 className="sr-only">Week</h1>
      {booking === undefined ? (
        <WeekSheet day={week ?? phoenixDay(now)} place={place} now={now} />
      ) : (
        <div className="mx-auto w-[min(44rem,100%)]">
          <BookingPane key={booking} id={booking} place={place} now={now} />
        </div>
      )}
    </div>
  );
}
