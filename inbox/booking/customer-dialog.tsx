import { useId, useState } from "react";
import { weekdays } from "#content/weekdays.ts";
import type { Booking } from "#domain/api/bookings.ts";
import { isCommercial } from "#domain/booking/call-first.ts";
import { fieldTable } from "#domain/booking/fields.ts";
import { quoteFor } from "#domain/booking/prices.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { morningOf } from "#domain/history/follow-up.ts";
import { recordCall } from "#inbox/app/changes.ts";
import { callName, nameOf, planOptions, visitPrice } from "#inbox/app/labels.ts";
import { useDialogChanges } from "#inbox/app/mutations.tsx";
import { useMoment } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { FormDialog } from "#inbox/controls/form-dialog.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { textsIn } from "#ui/form.ts";
import { withStored } from "./booking-fields.tsx";
import { LaterMenu } from "./later-menu.tsx";

interface DialogProps {
  readonly booking: Booking;
  readonly onClose: () => void;
}

const weekdayOptions = ["", ...weekdays].map((day) => ({ value: day, label: day || "Open" }));

/** A booking with a plan at its price: as quoted, or today's of another one. */
const withPlan = (booking: Booking, serviceType: string): Booking => ({
  ...booking,
  ...(serviceType !== booking.serviceType && {
    serviceType,
    quotedPerVisit: quoteFor({ ...booking, serviceType }),
  }),
  chosenPlan: serviceType,
});

/** What was agreed on with a customer, and after a first visit the two other answers. */
export function CustomerDialog({
  booking: opened,
  onClose,
  isAsked = false,
}: DialogProps & { readonly isAsked?: boolean }) {
  const id = useId();
  const { run, latest, isBusy, failure } = useDialogChanges(opened.id);
  const { booking } = latest ?? { booking: opened };
  const [picked, setPicked] = useState<string>();
  const plan = picked ?? booking.chosenPlan ?? booking.serviceType;
  const name = callName(booking);
  const save = (form: HTMLFormElement) => {
    const { weekday, startsOn, price } = textsIn(form);
    const chosen = planOptions.find(({ value }) => value === plan)?.value;
    const agreed = { weekday, startsOn, price };
    run(recordCall(booking, { outcome: "customer", plan: chosen, agreed }), onClose);
  };
  const { weekday, startsOn, price } = fieldTable;
  return (
    <FormDialog
      title={isAsked ? `Did ${name} stay?` : `${name} stays`}
      button={booking.status === "active" ? "Stays a customer" : "Customer"}
      noValidate={false}
      isBusy={isBusy}
      failure={failure}
      version={latest}
      other={
        isAsked && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button
              isSmall
              isBusy={isBusy}
              onClick={() => run(recordCall(booking, { outcome: "not-interested" }), onClose)}
            >
              Not now
            </Button>
            <LaterMenu
              booking={booking}
              label={`Ask again on … ${nameOf(booking)}`}
              className={looks.quiet}
              face="Ask again on …"
              onRecord={onClose}
            />
          </div>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        id={`${id}-plan`}
        label={fieldTable.serviceType.label}
        value={plan}
        options={withStored(planOptions, plan)}
        required
        onChange={({ currentTarget: { value } }) => setPicked(value)}
      />
      <SelectField
        id={`${id}-weekday`}
        name="weekday"
        label={weekday.label}
        defaultValue={booking.weekday ?? ""}
        options={withStored(weekdayOptions, booking.weekday ?? "")}
      />
      <TextField
        id={`${id}-from`}
        name="startsOn"
        label={startsOn.label}
        type="date"
        defaultValue={booking.startsOn ?? ""}
      />
      <TextField
        key={plan}
        id={`${id}-price`}
        name="price"
        label={price.label}
        maxLength={200}
        autoComplete="off"
        defaultValue={
          booking.price ?? (isCommercial(booking) ? "" : visitPrice(withPlan(booking, plan)))
        }
      />
    </FormDialog>
  );
}

/** What a commercial lead was quoted, and when they are asked about it. */
export function QuoteDialog({ booking: opened, onClose }: DialogProps) {
  const id = useId();
  const { run, latest, isBusy, failure } = useDialogChanges(opened.id);
  const { booking } = latest ?? { booking: opened };
  const { now, daysOff } = useMoment();
  const today = phoenixDay(now);
  const save = (form: HTMLFormElement) => {
    const { price, quotedOn, askOn = "" } = textsIn(form);
    const until = morningOf(askOn, daysOff).toISOString();
    const agreed = { price, quotedOn };
    run(recordCall(booking, { outcome: "call-back", until, agreed }), onClose);
  };
  return (
    <FormDialog
      title="Quote sent"
      button="Save"
      noValidate={false}
      isBusy={isBusy}
      failure={failure}
      version={latest}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        id={`${id}-price`}
        name="price"
        label="Amount, and per what"
        placeholder="$400 a month"
        maxLength={200}
        required
        autoComplete="off"
        defaultValue={booking.price ?? ""}
      />
      <TextField
        id={`${id}-on`}
        name="quotedOn"
        label="Sent on"
        type="date"
        required
        defaultValue={booking.quotedOn ?? today}
      />
      <TextField
        id={`${id}-ask`}
        name="askOn"
        label="Ask on"
        type="date"
        required
        min={addDays(today, 1)}
        max={addDays(today, 360)}
        defaultValue={addDays(today, 3)}
      />
    </FormDialog>
  );
}
