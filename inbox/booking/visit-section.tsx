import type { Booking, BookingDetail } from "#domain/api/bookings.ts";
import { closedOn } from "#domain/business-clock/closed-days.ts";
import { isAsked, slotWords } from "#domain/business-clock/visits.ts";
import { formatTime, phoenixDay } from "#domain/dates.ts";
import { pressOf } from "#domain/tasks/reasons.ts";
import { recordOutcome } from "#inbox/app/changes.ts";
import { shortDay } from "#inbox/app/dates.ts";
import { areaName, callName, nameOf, plainName } from "#inbox/app/labels.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { addressOfView } from "#inbox/app/navigation.ts";
import { useIsHelper, useMoment, useTask } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { ChangeQuestion } from "#inbox/controls/change-question.tsx";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { useWaitingWords } from "#inbox/controls/marks.tsx";
import { GateNote } from "#inbox/visits/gate-note.tsx";
import { textAfter } from "#inbox/visits/texts.tsx";
import { ChangeOutcome } from "#inbox/visits/visit-actions.tsx";
import { ConfirmButton } from "./main-press.tsx";
import { Section } from "./section.tsx";

type Visit = NonNullable<BookingDetail["visit"]>;

function stateWords({ state, outcomeAt }: Visit, today: string, day: string): string {
  const at =
    outcomeAt === null
      ? ""
      : `, ${shortDay(new Date(outcomeAt))}, ${formatTime(new Date(outcomeAt))}`;
  if (state === "done") return `done${at}`;
  if (state === "no-access") return `no access${at}`;
  if (state === "cancelled") return "canceled";
  if (state === "asked") return "asked for, not yet confirmed";
  return day < today ? "no outcome yet" : "";
}

/** Whether the customer got an email about the visit. A day that they asked for themselves needs none. */
const isMailed = ({ messages }: BookingDetail) =>
  messages.some(
    ({ kind, state }) => kind === "visit" && state !== "withheld" && state !== "dropped",
  );

/** How the customer learns of the cancellation. */
export function cancellationNotice(detail: BookingDetail, { state }: Visit): string {
  const name = callName(detail.booking);
  if (!detail.booking.email) return `No email: tell ${name} by phone.`;
  if (isAsked({ state }) && !isMailed(detail))
    return `${name} asked for this day and gets no email about the change: tell them by phone.`;
  return `${name} gets an email about the cancellation.`;
}

/** Canceling sends an email, so it asks first. */
function CancelVisit({ detail, visit }: { readonly detail: BookingDetail; readonly visit: Visit }) {
  const { booking } = detail;
  const name = nameOf(booking);
  return (
    <DialogButton
      className={looks.quiet}
      dialog={(close) => (
        <ChangeQuestion
          title={
            <>
              Cancel the visit of <bdi>{name}</bdi>?
            </>
          }
          confirm="Cancel visit"
          bookingId={booking.id}
          ask={(latest = detail) => {
            const canceled = latest.visit ?? visit;
            return {
              change: recordOutcome(canceled, name, "cancelled"),
              words: `${slotWords(canceled)}. ${cancellationNotice(latest, canceled)}`,
            };
          }}
          onClose={close}
        />
      )}
    >
      Cancel visit …
    </DialogButton>
  );
}

/** Where what a customer said becomes a review in the website's draft. */
function reviewAddress({ firstName, lastName, area }: Booking): string {
  const name = [plainName(firstName), plainName(lastName).slice(0, 1)].filter(Boolean).join(" ");
  const review = { name: lastName ? `${name}.` : name, neighborhood: area ? areaName(area) : "" };
  const added = new URLSearchParams({ add: "reviews", ...review });
  return `${addressOfView("website", { page: "reviews" })}&${added}`;
}

/** When the first visit is, and what became of it. */
export function VisitSection({ detail }: { readonly detail: BookingDetail }) {
  const { booking } = detail;
  const { run, isBusy } = useChanges(booking.id);
  const isHelper = useIsHelper();
  const waits = useWaitingWords(booking.id) !== "";
  const task = useTask(booking.id);
  const { now, daysOff } = useMoment();
  /** The main button, which is not said twice. */
  const press = task && pressOf(task, daysOff);
  if (!detail.visit) return null;
  const { visit } = detail;
  const name = nameOf(booking);
  const today = phoenixDay(now);
  const { state, day } = visit;
  const isOpen = state === "booked" || state === "no-access";
  const text = textAfter(booking, visit, now);
  const words = stateWords(visit, today, day);
  return (
    <Section title="Visit">
      <p className={`leading-[1.4] font-semibold ${state === "cancelled" ? "line-through" : ""}`}>
        {slotWords(visit)}
        {words && <b className="block font-semibold text-muted">{words}</b>}
      </p>
      {state === "booked" && <GateNote bookingId={booking.id} day={day} />}
      {booking.mergedInto === null && !waits && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1 print:hidden">
          {isAsked(visit) && press !== "confirm" && !closedOn(day, daysOff) && (
            <ConfirmButton visit={visit} booking={booking} isSmall tone="tangerine" />
          )}
          {state === "booked" && day <= today && press !== "done" && (
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
          {text && (
            <a href={text.href} className={looks.link}>
              {`Text: ${text.label.toLowerCase()}`}
            </a>
          )}
          {state === "done" && !isHelper && (
            <a href={reviewAddress(booking)} className={looks.link}>
              They said …
            </a>
          )}
          {(state === "done" || state === "no-access") && (
            <ChangeOutcome visit={visit} name={name} words={words} />
          )}
          {(isOpen || isAsked(visit)) && <CancelVisit detail={detail} visit={visit} />}
        </div>
      )}
    </Section>
  );
}
