import type { ComponentProps } from "react";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { confirmVisit } from "#inbox/app/changes.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";

/** Makes a visit of a day that the visitor asked for. */
export function ConfirmButton({
  visit,
  booking,
  ...look
}: Pick<ComponentProps<typeof Button>, "className" | "isSmall" | "tone"> & {
  readonly visit: Visit;
  readonly booking: Booking;
}) {
  const { run, busyWith } = useChanges();
  return (
    <Button
      {...look}
      isBusy={busyWith === booking.id}
      aria-label={`Confirm visit of ${nameOf(booking)}`}
      onClick={() => run(confirmVisit(visit, booking))}
    >
      Confirm visit
    </Button>
  );
}
