import { type Booking, type MergeChoice, mergeChoices } from "#domain/api/bookings.ts";
import { addressLine } from "#domain/booking/address-line.ts";
import { phoneDigits, phoneLink } from "#domain/typed/phones.ts";
import { type Kept, merge } from "#inbox/changes/changes.ts";
import { useDialogChanges } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { Answers, CardDialog } from "#inbox/controls/card-dialog.tsx";
import { submitting, textIn } from "#inbox/forms/submit.ts";
import { shortDay } from "#inbox/text/dates.ts";
import styles from "./merge-dialog.module.css";

interface Merging {
  readonly from: Booking;
  readonly into: Booking;
}

const names = { email: "Email", phone: "Phone", address: "Address" } as const;

const shown: Readonly<Record<MergeChoice, (booking: Booking) => string>> = {
  email: ({ email }) => email,
  phone: ({ phone }) => phoneLink(phone).text,
  address: addressLine,
};

const compared: Readonly<Record<MergeChoice, (booking: Booking) => string>> = {
  email: ({ email }) => email.toLowerCase(),
  phone: ({ phone }) => phoneDigits(phone).join(),
  address: ({ address, city, state, zipCode }) => [address, city, state, zipCode].join("\n"),
};

/** Where both have a value and the two differ. */
export const differences = ({ from, into }: Merging): readonly MergeChoice[] =>
  mergeChoices.filter((choice) => {
    const values = [compared[choice](from), compared[choice](into)];
    return values[0] !== values[1] && !values.includes("");
  });

/** An address that only one of the two has is kept. */
export const keptUnasked = ({ from, into }: Merging): Kept =>
  into.email === "" && from.email !== "" ? { email: "this" } : {};

const hasAnswered = ({ mailboxProvenAt }: Booking) => mailboxProvenAt !== null;

function Choice({ choice, from, into }: Merging & { readonly choice: MergeChoice }) {
  const isFirst = choice === "email" && hasAnswered(from) && !hasAnswered(into);
  const options = [
    { value: "into", booking: into, isChosen: !isFirst },
    { value: "this", booking: from, isChosen: isFirst },
  ];
  return (
    <fieldset className={styles["choice"]}>
      <legend>{names[choice]}</legend>
      {options.map(({ value, booking, isChosen }) => (
        <label key={value}>
          <input type="radio" name={choice} value={value} defaultChecked={isChosen} />
          <span>
            <bdi>{shown[choice](booking)}</bdi>
            <small>
              {[
                `booked ${shortDay(new Date(booking.createdAt))}`,
                choice === "email" && hasAnswered(booking) && "has answered",
              ]
                .filter(Boolean)
                .join(", ")}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Asks what to keep where two bookings of one person differ: one of them may be a stranger's. */
export function MergeDialog({
  onClose,
  onMerged,
  ...both
}: Merging & { readonly onClose: () => void; readonly onMerged: () => void }) {
  const { from, into } = both;
  const { run, busyWith, failure, clearFailure } = useDialogChanges();
  const asked = differences(both);
  const submit = submitting((typed) => {
    clearFailure();
    const kept = asked.filter((choice) => textIn(typed, choice) === "this");
    const keep = Object.fromEntries(kept.map((choice) => [choice, "this" as const]));
    run(merge(from, into, { ...keptUnasked(both), ...keep }), () => {
      onClose();
      onMerged();
    });
  });
  return (
    <CardDialog title="What should we keep?" onClose={onClose}>
      <form onSubmit={submit}>
        <p>
          The email address that you keep gets a new link. The other one hears that it gets no more.
        </p>
        {asked.map((choice) => (
          <Choice key={choice} choice={choice} {...both} />
        ))}
        {failure && <p role="alert">{`${failure.title}. ${failure.text}`}</p>}
        <Answers>
          <Button data-first-focus onClick={onClose}>
            Keep two bookings
          </Button>
          <Button type="submit" tone="agave" isBusy={busyWith === from.id}>
            Merge
          </Button>
        </Answers>
      </form>
    </CardDialog>
  );
}
