import { useId } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { changeStatus } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { Answers, CardDialog } from "#inbox/controls/card-dialog.tsx";
import { submitting, textIn } from "#inbox/forms/submit.ts";
import { callName, planOptions } from "#inbox/text/labels.ts";
import { SelectField } from "#ui/field.tsx";

/** Asks which plan a customer chose. */
export function CustomerDialog({
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
          defaultValue={booking.chosenPlan ?? booking.serviceType}
          options={planOptions}
        />
        <Answers>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="agave" isBusy={busyWith === booking.id} data-first-focus>
            {booking.status === "active" ? "Stays a customer" : "Became a customer"}
          </Button>
        </Answers>
      </form>
    </CardDialog>
  );
}
