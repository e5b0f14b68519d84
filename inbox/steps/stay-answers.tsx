import type { Booking } from "#domain/api/bookings.ts";
import { changeStatus } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { nameOf } from "#inbox/text/labels.ts";
import { LaterMenu } from "./call-results.tsx";
import { CustomerDialog } from "./customer-dialog.tsx";
import styles from "./steps.module.css";

export const BecameCustomer = ({
  booking,
  className = "",
}: {
  readonly booking: Booking;
  readonly className?: string | undefined;
}) => (
  <DialogButton
    className={`${shared["button"]} ${shared["agave"]} ${className}`}
    aria-label={`Became a customer: ${nameOf(booking)}`}
    dialog={(close) => <CustomerDialog booking={booking} onClose={close} />}
  >
    Became a customer
  </DialogButton>
);

/** The answers to "Did they stay?" beside yes. */
export function OtherAnswers({ booking, now }: { readonly booking: Booking; readonly now: Date }) {
  const { run, busyWith } = useChanges();
  const name = nameOf(booking);
  return (
    <div className={`${styles["answers"]} ${shared["screenOnly"]}`}>
      <LaterMenu
        booking={booking}
        label={`Ask again on … ${name}`}
        className={shared["quiet"]}
        face="Ask again on …"
        now={now}
      />
      <button
        type="button"
        className={shared["quiet"]}
        aria-label={`Not now: ${name}`}
        disabled={busyWith === booking.id}
        onClick={() => run(changeStatus(booking, "declined"))}
      >
        Not now
      </button>
    </div>
  );
}
