import { useId } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { changeStatus } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { Answers, CardDialog } from "#inbox/controls/card-dialog.tsx";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { submitting, textIn } from "#inbox/forms/submit.ts";
import { callName, nameOf, planOptions } from "#inbox/text/labels.ts";
import { SelectField } from "#ui/field.tsx";
import { LaterMenu } from "./call-results.tsx";
import styles from "./steps.module.css";

/** Asks which plan a new customer chose. */
function CustomerDialog({
  booking,
  onClose,
}: {
  readonly booking: Booking;
  readonly onClose: () => void;
}) {
  const id = useId();
  const { run, busyWith } = useChanges();
  const submit = submitting((typed) => {
    const plan = planOptions.find(({ value }) => value === textIn(typed, "plan"))?.value;
    run(changeStatus(booking, "active", plan), { onEnd: onClose });
  });
  return (
    <CardDialog title={<>{callName(booking)} stays. With which plan?</>} onClose={onClose}>
      <form onSubmit={submit}>
        <SelectField
          id={id}
          name="plan"
          label="Plan"
          defaultValue={booking.serviceType}
          options={planOptions}
        />
        <Answers>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="agave" isBusy={busyWith === booking.id} data-first-focus>
            Became a customer
          </Button>
        </Answers>
      </form>
    </CardDialog>
  );
}

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
