import { usePlace } from "#inbox/app/navigation.ts";
import { useOpenBooking } from "#inbox/app/use-open-booking.ts";
import { AddLead } from "#inbox/booking/add-lead.tsx";
import { BookingPane } from "#inbox/booking/booking-pane.tsx";
import { Empty } from "#inbox/controls/empty.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { DogAtDawn } from "#ui/drawings/dog-at-dawn.tsx";
import { BookingLists } from "./booking-lists.tsx";
import { Filters } from "./filters.tsx";

/** The lists and the open booking. Phones show either the lists or the booking. */
export function BookingsView() {
  const { booking, filter } = usePlace();
  useOpenBooking(booking);

  return (
    <div
      // Below the width of two panes the open booking covers the list.
      className="group/view mx-auto flex w-full max-w-410 flex-col gap-4 md:gap-6"
      data-open={booking !== undefined}
    >
      <h1 className="sr-only">Bookings</h1>
      <div className="lg:grid lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:items-start lg:gap-6 print:block">
        <div className="grid min-w-0 content-start gap-4 group-data-[open=true]/view:max-lg:hidden max-md:pb-17.5 print:group-data-[open=true]/view:hidden">
          <Filters filter={filter} />
          <AddLead />
          <BookingLists />
        </div>
        <div className="min-w-0 group-data-[open=false]/view:max-lg:hidden lg:sticky lg:top-4 print:static">
          {booking === undefined ? (
            <Empty Art={DogAtDawn} title="Pick a booking" className={`${looks.sheet} shadow-hard`}>
              <p>It is shown here.</p>
            </Empty>
          ) : (
            <BookingPane key={booking} id={booking} />
          )}
        </div>
      </div>
    </div>
  );
}
