import * as z from "zod/mini";
import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import {
  type BookingErrors,
  bookingFields,
  fieldErrors,
  ownerSchema,
} from "#domain/booking/booking.ts";
import { correctionSchema, isField } from "#domain/booking/corrections.ts";
import { correct } from "#inbox/app/changes.ts";
import { useDialogChanges } from "#inbox/app/mutations.tsx";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { FormDialog } from "#inbox/controls/form-dialog.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { useMessages } from "#ui/form.ts";
import { BookingFields, type FieldValues, fieldsOf, readFields } from "./booking-fields.tsx";

const ofForm = z.partial(ownerSchema);

/** Checks only what was changed: an old booking may hold what is no longer offered. */
function check(booking: Booking, changed: Partial<FieldValues>): BookingErrors {
  const schema = booking.source === "phone" ? correctionSchema : ofForm;
  return fieldErrors(schema.safeParse(changed).error?.issues);
}

/** Line ends of a text field are sent as two characters. */
const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** What the form would change in the booking. */
function changesIn(form: HTMLFormElement, booking: Booking): Readonly<Record<string, string>> {
  const [before, typed] = [fieldsOf(booking), readFields(form)];
  const fields = bookingFields.filter(
    (field) => form.elements.namedItem(field) && plain(typed[field]) !== plain(before[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, plain(typed[field])]));
}

export function CorrectDialog({
  detail,
  onClose,
}: {
  readonly detail: BookingDetail;
  readonly onClose: () => void;
}) {
  const { run, latest, isBusy, failure } = useDialogChanges(detail.booking.id);
  /** The booking as this form shows it, so that others' changes are not overwritten unnoticed. */
  const { booking: seen } = latest ?? detail;
  const { messages, follow, checkAll } = useMessages((form) => check(seen, changesIn(form, seen)));

  const save = (form: HTMLFormElement) => {
    const to = changesIn(form, seen);
    const fields = Object.keys(to).filter(isField);
    const from = Object.fromEntries(fields.map((field) => [field, seen[field]]));
    if (Object.keys(checkAll(form)).length > 0) return;
    if (fields.length === 0) onClose();
    else run(correct(seen, { from, to }), onClose);
  };

  return (
    <FormDialog
      title="Edit the booking"
      button="Save"
      isBusy={isBusy}
      version={latest}
      failure={failure && `${failure} Save again to keep what is typed here.`}
      onChange={follow}
      onSubmit={save}
      onClose={onClose}
    >
      <BookingFields
        values={fieldsOf(seen)}
        errors={messages}
        hasAgreed={seen.status === "active" || seen.price !== null}
      />
    </FormDialog>
  );
}

/** Opens the form for corrections and later details. */
export function Correct({ detail }: { readonly detail: BookingDetail }) {
  const { erasedAt, mergedInto } = detail.booking;
  if (erasedAt !== null || mergedInto !== null) return null;
  return (
    <DialogButton
      className={looks.choice}
      dialog={(close) => <CorrectDialog detail={detail} onClose={close} />}
    >
      Edit
    </DialogButton>
  );
}
