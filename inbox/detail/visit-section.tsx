import type { BookingDetail } from "#domain/api/bookings.ts";
import { isUnconfirmed, slotWords } from "#domain/business-clock/visits.ts";
import { formatTime, phoenixDay } from "#domain/dates.ts";
import { recordOutcome, takeBackOutcome, takeBackWaiting } from "#inbox/changes/changes.ts";
import { expectedVisit } from "#inbox/changes/expected-visit.ts";
import { useChanges, useWaiting } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import { Question } from "#inbox/controls/question.tsx";
import shared from "#inbox/controls/shared.module.css";
import { ConfirmButton } from "#inbox/steps/confirm-button.tsx";
import { shortDay } from "#inbox/text/dates.ts";
import { callName, nameOf } from "#inbox/text/labels.ts";
import { GateNote } from "#inbox/visits/gate-note.tsx";
import { textLink } from "#inbox/visits/text-links.ts";
import { Section } from "./section.tsx";
import styles from "./visit-section.module.css";

type Visit = NonNullable<BookingDetail["visit"]>;

function stateWords({ state, outcomeAt }: Visit, today: string, day: string): string {
  const at =
    outcomeAt === null
      ? ""
      : `, ${shortDay(new Date(outcomeAt))}, ${formatTime(new Date(outcomeAt))}`;
  if (state === "done") return `done${at}`;
  if (state === "no-access") return `no access${at}`;
  if (state === "cancelled") return "canceled";
  if (state === "held") return "chosen by the visitor, not yet confirmed";
  if (state === "wished") return "wished by the visitor, email not answered: takes no place yet";
  return day < today ? "no outcome yet" : "";
}

/** Whether the customer got an email about the visit. A day that they chose themselves needs none. */
const isMailed = ({ messages }: BookingDetail) =>
  messages.some(
    ({ kind, state }) => kind === "visit" && state !== "withheld" && state !== "dropped",
  );

/** How the customer learns of the cancellation. */
export function cancellationNotice(detail: BookingDetail, { state }: Visit): string {
  const name = callName(detail.booking);
  if (!detail.booking.email) return `No email: tell ${name} by phone.`;
  if (isUnconfirmed({ state }) && !isMailed(detail))
    return `${name} chose this day and gets no email about the change: tell them by phone.`;
  return `${name} gets an email about the cancellation.`;
}

/** Canceling sends an email, so it asks first. */
function CancelVisit({ detail, visit }: { readonly detail: BookingDetail; readonly visit: Visit }) {
  const { run, busyWith } = useChanges();
  const { booking } = detail;
  const name = nameOf(booking);
  return (
    <DialogButton
      className={shared["quiet"]}
      dialog={(close) => (
        <Question
          title={
            <>
              Cancel the visit of <bdi>{name}</bdi>?
            </>
          }
          confirm="Cancel visit"
          isBusy={busyWith === booking.id}
          onConfirm={() => run(recordOutcome(visit, name, "cancelled"), { onEnd: close })}
          onClose={close}
        >
          {`${slotWords(visit)}. ${cancellationNotice(detail, visit)}`}
        </Question>
      )}
    >
      Cancel visit …
    </DialogButton>
  );
}

/** When the first visit is, and what became of it. */
export function VisitSection({
  detail,
  now,
}: {
  readonly detail: BookingDetail;
  readonly now: Date;
}) {
  const { run, busyWith } = useChanges();
  const { booking } = detail;
  const waiting = useWaiting(booking.id);
  if (!detail.visit) return null;
  const visit = expectedVisit(detail.visit, waiting);
  const waits = visit !== detail.visit;
  const name = nameOf(booking);
  const today = phoenixDay(now);
  const { state, day } = visit;
  const isBusy = busyWith === booking.id;
  const isOpen = state === "booked" || state === "no-access";
  const text = textLink(booking, state === "no-access" ? "missed" : "done", { visit, now });
  const words = stateWords(visit, today, day);
  return (
    <Section title="Visit">
      <p className={styles["when"]} data-state={state}>
        {slotWords(visit)}
        {words && <b>{waits ? `${words}, will be sent` : words}</b>}
      </p>
      {state === "booked" && <GateNote bookingId={booking.id} day={day} />}
      {booking.mergedInto === null && (
        <div className={`${styles["acts"]} ${shared["screenOnly"]}`}>
          {isUnconfirmed(visit) && (
            <ConfirmButton visit={visit} booking={booking} isSmall tone="tangerine" />
          )}
          {isOpen && !waits && day <= today && (
            <Button isSmall isBusy={isBusy} onClick={() => run(recordOutcome(visit, name, "done"))}>
              Done
            </Button>
          )}
          {state === "booked" && day <= today && (
            <Button
              isSmall
              isBusy={isBusy}
              onClick={() => run(recordOutcome(visit, name, "no-access"))}
            >
              No access
            </Button>
          )}
          {text && (state === "done" || state === "no-access") && (
            <a href={text} className={shared["link"]}>
              {state === "done" ? "Text: done" : "Text: sorry we missed you"}
            </a>
          )}
          {(state === "done" || state === "no-access") && (
            <button
              type="button"
              className={shared["quiet"]}
              disabled={isBusy}
              onClick={() =>
                run(waits ? takeBackWaiting(visit, name) : takeBackOutcome(visit, name))
              }
            >
              Change the outcome
            </button>
          )}
          {!waits && (isOpen || isUnconfirmed(visit)) && (
            <CancelVisit detail={detail} visit={visit} />
          )}
        </div>
      )}
    </Section>
  );
}
