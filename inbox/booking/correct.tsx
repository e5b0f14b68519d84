import { useId, useState } from "react";
import * as z from "zod/mini";
import { actorWords } from "#domain/actors.ts";
import {
  type Booking,
  type BookingDetail,
  booking as storedBooking,
} from "#domain/api/bookings.ts";
import {
  type BookingErrors,
  bookingFields,
  fieldErrors,
  ownerSchema,
} from "#domain/booking/booking.ts";
import {
  correctedFields,
  correctionSchema,
  fieldWords,
  isField,
} from "#domain/booking/corrections.ts";
import type { BookingField } from "#domain/booking/fields.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import { correct } from "#inbox/app/changes.ts";
import { planName } from "#inbox/app/labels.ts";
import { useDialogChanges } from "#inbox/app/mutations.tsx";
import { useDraft } from "#inbox/app/use-draft.ts";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import { FormDialog, Tick } from "#inbox/controls/form-dialog.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { useMessages } from "#ui/form.ts";
import { BookingFields, emptyFields, type FieldValues, readFields } from "./booking-fields.tsx";

function valuesOf(booking: Booking): FieldValues {
  const values = { ...emptyFields };
  for (const field of bookingFields) values[field] = booking[field] ?? "";
  return values;
}

const ofForm = z.partial(ownerSchema);

/** Checks only what was changed: an old booking may hold what is no longer offered. */
function check(booking: Booking, changed: Partial<FieldValues>): BookingErrors {
  const schema = booking.source === "phone" ? correctionSchema : ofForm;
  return fieldErrors(schema.safeParse(changed).error?.issues);
}

/** "12 Mesquite Ln, Scottsdale": what others have entered, as the form's fields show it. */
function entered(booking: Booking, fields: readonly BookingField[]): string {
  const values = valuesOf(booking);
  const shown = { ...values, serviceType: planName(values.serviceType) };
  return fields.map((field) => shown[field] || "nothing").join(", ");
}

/** Who last corrected one of these fields. */
const actorOf = ({ history }: BookingDetail, fields: readonly BookingField[]): string =>
  history.findLast(
    ({ kind, text }) =>
      kind === "edited" && correctedFields(text).some((field) => fields.includes(field)),
  )?.actor ?? "Someone else";

const isOpen = ({ status }: Booking) => status !== "active" && status !== "declined";
const hasFailed = ({ messages }: BookingDetail) =>
  messages.some(({ kind, state }) => messageKinds[kind].to === "visitor" && state === "failed");

/** Line ends of a text field are sent as two characters. */
const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** What the form would change in the booking. */
function changesIn(form: HTMLFormElement, booking: Booking): Readonly<Record<string, string>> {
  const [before, typed] = [valuesOf(booking), readFields(form)];
  const fields = bookingFields.filter(
    (field) => form.elements.namedItem(field) && plain(typed[field]) !== plain(before[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, plain(typed[field])]));
}

/** What was typed before a reload or a sign-out, and the booking as it was then. */
const draftSchema = z.object({
  seen: storedBooking,
  changed: z.partialRecord(z.enum(bookingFields), z.string()),
});

const readDraft = (kept: string) =>
  kept ? draftSchema.safeParse(JSON.parse(kept)).data : undefined;

export function CorrectDialog({
  detail,
  onClose,
}: {
  readonly detail: BookingDetail;
  readonly onClose: () => void;
}) {
  const id = useId();
  const { booking } = detail;
  const { run, busyWith, failure, clearFailure } = useDialogChanges();
  const [kept, keep] = useDraft(`correct ${booking.id}`);
  const [draft] = useState(() => readDraft(kept));
  /** The booking as this form shows it, so that others' changes are not overwritten unnoticed. */
  const [seen, setSeen] = useState(draft?.seen ?? booking);
  const values = { ...valuesOf(seen), ...draft?.changed };
  /** What was sent last: after a lost answer, it is saved without this form knowing. */
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({});
  const { messages, follow, checkAll } = useMessages((form) => check(seen, changesIn(form, seen)));
  const [email, setEmail] = useState(values.email);
  const changedByOthers = bookingFields.filter(
    (field) => booking[field] !== seen[field] && valuesOf(booking)[field] !== sent[field],
  );

  const keepTyped = (form: HTMLFormElement, since: Booking) =>
    keep(JSON.stringify({ seen: since, changed: changesIn(form, since) }));
  const close = () => {
    keep("");
    onClose();
  };
  const save = (form: HTMLFormElement): boolean => {
    const to = changesIn(form, seen);
    const fields = Object.keys(to).filter(isField);
    const from = Object.fromEntries(fields.map((field) => [field, seen[field]]));
    const wrong = checkAll(form);
    clearFailure();
    if (Object.keys(wrong).length > 0) return false;
    setSent(to);
    const confirm = new FormData(form).has("confirm");
    if (fields.length === 0) close();
    else run(correct(booking, { from, to, confirm }), close);
    return true;
  };

  return (
    <FormDialog
      title="Edit the booking"
      button="Save"
      isBusy={busyWith === booking.id}
      failure={failure ? `${failure.title}. ${failure.text}` : ""}
      onChange={(form) => {
        keepTyped(form, seen);
        follow(form);
        setEmail(readFields(form).email.trim());
      }}
      onSubmit={save}
      onClose={close}
    >
      {changedByOthers.length > 0 && (
        <p className={looks.notice} role="status">
          {`${actorWords(actorOf(detail, changedByOthers))} changed the ${fieldWords(changedByOthers)} first. `}
          <bdi>{`Now: ${entered(booking, changedByOthers)}. `}</bdi>
          <button
            type="button"
            onClick={({ currentTarget: { form } }) => {
              setSeen(booking);
              clearFailure();
              if (!form) return;
              keepTyped(form, booking);
              form.querySelector<HTMLElement>(`[name=${changedByOthers[0]}]`)?.focus();
            }}
          >
            Keep what is typed here
          </button>
        </p>
      )}
      <BookingFields
        id={id}
        values={values}
        errors={messages}
        hasAgreed={seen.status === "active" || seen.price !== null}
      >
        {email !== "" && email !== seen.email && isOpen(booking) && (
          <Tick name="confirm" isTicked={hasFailed(detail)}>
            Send the confirmation to this address
          </Tick>
        )}
      </BookingFields>
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
