import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import { addressLine } from "#domain/booking/booking.ts";
import {
  differences,
  hasVisitAhead,
  type Merge,
  type MergeQuestion,
  mergeOf,
} from "#domain/booking/merge.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { merge } from "#inbox/app/changes.ts";
import { useNow } from "#inbox/app/clock.ts";
import { preferredDay, shortTime } from "#inbox/app/dates.ts";
import { dogLine, nameOf, planName } from "#inbox/app/labels.ts";
import { useDialogChanges } from "#inbox/app/mutations.tsx";
import { addressOfPlace, goTo, readPlace } from "#inbox/app/navigation.ts";
import { FormDialog } from "#inbox/controls/form-dialog.tsx";
import { textIn } from "#inbox/controls/submit.ts";

type Related = BookingDetail["related"][number];
type Side = ReturnType<typeof sideOf>;

const sideOf = ({ visit, ...booking }: Related) => ({ booking, visit });

const questions: Readonly<Record<MergeQuestion, readonly [string, (booking: Booking) => string]>> =
  {
    name: ["Name", nameOf],
    email: ["Email", ({ email }) => email],
    phone: ["Phone", ({ phone }) => phoneLink(phone).text],
    address: ["Address", addressLine],
    dogs: ["Dogs", dogLine],
    plan: ["Plan", ({ serviceType }) => planName(serviceType)],
    day: ["Preferred day", ({ serviceDate }) => preferredDay(serviceDate ?? "")],
    requests: ["Requests", ({ specialRequests }) => specialRequests ?? ""],
  };

/** The newest value is chosen at first. */
function Question({
  question,
  merge: { survivor, closed, newest },
}: {
  readonly question: MergeQuestion;
  readonly merge: Merge<Side>;
}) {
  const [name, shown] = questions[question];
  const now = useNow();
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-3 gap-y-2">
      <legend className="pb-1 font-semibold">{name}</legend>
      {[survivor, closed].map((side) => (
        <label
          key={side.booking.id}
          className="flex min-h-11 items-start gap-2.5 rounded-field border-2 border-ink px-2.5 py-2 leading-[1.3]"
        >
          <input
            className="size-5.5 flex-none accent-agave"
            type="radio"
            name={question}
            value={side.booking.id}
            defaultChecked={side === newest}
          />
          <span className="min-w-0">
            <bdi>{shown(side.booking)}</bdi>
            <small className="block">{`booked ${shortTime(new Date(side.booking.createdAt), now)}`}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const visitWords = "with the visit";

/** "The booking of Nov 20, 9:40 AM goes on with the visit. The one of 11:05 AM is closed, and its link ends. …" */
function outcomeWords({ survivor, closed }: Merge<Side>, now: Date): string {
  const timeOf = ({ booking }: Side) => shortTime(new Date(booking.createdAt), now);
  return [
    `The booking of ${timeOf(survivor)} goes on${hasVisitAhead(survivor) ? ` ${visitWords}` : ""}.`,
    `The one of ${timeOf(closed)} is closed, and its link ends.`,
    hasVisitAhead(closed) && "Its visit is canceled.",
    "This cannot be undone.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Shows the booking that goes on in place of the other, unless something else was opened meanwhile. */
function openSurvivor({ survivor, closed }: Merge<Side>): void {
  const place = readPlace(location.search);
  if (place.booking === closed.booking.id)
    goTo(addressOfPlace({ ...place, booking: survivor.booking.id }), "replace");
}

/** Shows what goes on, and asks what to keep where two bookings of one person differ: one may be a stranger's. */
export function MergeDialog({
  detail: opened,
  other: shown,
  onClose,
}: {
  readonly detail: BookingDetail;
  readonly other: Related;
  readonly onClose: () => void;
}) {
  const { run, latest, isBusy, failure } = useDialogChanges(opened.booking.id);
  const detail = latest ?? opened;
  const other = detail.related.find(({ id }) => id === shown.id) ?? shown;
  const merging = mergeOf<Side>(detail, sideOf(other));
  const asked = differences(merging);
  const save = (typed: HTMLFormElement) => {
    const kept = asked.map((question) => [question, textIn(typed, question)] as const);
    run(merge(detail.booking, other, Object.fromEntries(kept)), () => {
      onClose();
      openSurvivor(merging);
    });
  };
  return (
    <FormDialog
      title="Merge into one booking?"
      button="Merge"
      cancel="Keep two bookings"
      isBusy={isBusy}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{outcomeWords(merging, useNow())}</p>
      {asked.map((question) => (
        <Question key={question} question={question} merge={merging} />
      ))}
    </FormDialog>
  );
}
