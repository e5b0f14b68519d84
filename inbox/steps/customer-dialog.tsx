import { useId } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { changeStatus } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { Answers, CardDialog } from "#inbox/controls/card-dialog.tsx";
import { withStored } from "#inbox/forms/booking-fields.tsx";
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
  const plan = booking.chosenPlan ?? booking.serviceType;
  const submit = submitting((typed) => {
    const chosen = planOptions.find(({ value }) => value === textIn(typed, "plan"))?.value;
    run(changeStatus(booking, "active", chosen), { onEnd: onClose });
  });
  return (
    <CardDialog title={<>{callName(booking)} stays. With which plan?</>} onClose={onClose}>
      <form onSubmit={submit}>
        <SelectField
          id={id}
          name="plan"
          label="Plan"
          defaultValue={plan}
          options={withStored(planOptions, plan)}
          required
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
