import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { isUnconfirmed } from "#domain/business-clock/visits.ts";
import { formatTime, phoenixDay } from "#domain/dates.ts";
import { takeBackOutcome, takeBackWaiting } from "#inbox/changes/changes.ts";
import { useChanges, useWaiting } from "#inbox/changes/mutations.tsx";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import { TextIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { ConfirmButton } from "#inbox/steps/confirm-button.tsx";
import { dayOfYear } from "#inbox/text/dates.ts";
import { dogLine, nameOf } from "#inbox/text/labels.ts";
import { GateNote } from "#inbox/visits/gate-note.tsx";
import { textLink, type VisitText } from "#inbox/visits/text-links.ts";
import { VisitActions } from "#inbox/visits/visit-actions.tsx";
import { VisitDialog } from "#inbox/visits/visit-dialog.tsx";
import { windowHours } from "#inbox/visits/visit-words.ts";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { BookingLink, DueClock, PaperPhone, Special } from "./task-row.tsx";
import styles from "./visit-row.module.css";

interface VisitRowProps {
  readonly visit: BookedVisit;
  /** Whether only its place in the list has stayed. */
  readonly isHandled?: boolean;
  /** What it needs a person for; undefined for nothing. */
  readonly task: Task | undefined;
  readonly now: Date;
  /** Its number on the day's route; undefined for a visit on another day. */
  readonly stop?: number;
}

/** Opens the choice of another day. */
const MoveButton = ({ visit, now }: Pick<VisitRowProps, "visit" | "now">) => (
  <DialogButton
    className={shared["quiet"]}
    aria-label={`Move the visit of ${nameOf(visit.booking)}`}
    dialog={(close) => (
      <VisitDialog booking={visit.booking} visit={visit} now={now} onClose={close} />
    )}
  >
    Move
  </DialogButton>
);

/** "done 9:59 AM", "Nov 19, no access 11 AM", "Nov 19, done" if that was noted later, "on Nov 24, 7–11 AM". */
function whatBecame({ state, outcomeAt, ...visit }: BookedVisit, today: string): string {
  if (state === "booked") return `on ${dayOfYear(visit.day)}, ${windowHours(visit)}`;
  const outcome = state === "done" ? "done" : state === "no-access" ? "no access" : "canceled";
  const noted = outcomeAt && new Date(outcomeAt);
  const at = noted && phoenixDay(noted) === visit.day ? ` ${formatTime(noted)}` : "";
  return `${visit.day === today ? "" : `${dayOfYear(visit.day)}, `}${outcome}${at}`;
}

const textsAfter: Partial<Record<BookedVisit["state"], VisitText>> = {
  booked: "moved",
  done: "done",
  "no-access": "missed",
};

function textAfter(visit: BookedVisit, now: Date): string | undefined {
  const kind = textsAfter[visit.state];
  return kind && textLink(visit.booking, kind, { visit, now });
}

/** A visit with an outcome or another day: a text to send, another day after a locked gate, or an undo. */
function FinishedVisit({ visit, now }: Pick<VisitRowProps, "visit" | "now">) {
  const { booking, state } = visit;
  const { run, busyWith } = useChanges();
  const name = nameOf(booking);
  const isDone = state === "done";
  const text = textAfter(visit, now);
  const isBusy = busyWith === booking.id;
  const waits = useWaiting(booking.id).some(({ change }) => change.outcome !== undefined);
  return (
    <li className={`${styles["visit"]} ${styles["finished"]}`} data-state={state}>
      <span className={styles["stop"]}>{isDone ? <CheckIcon /> : "–"}</span>
      <p className={styles["name"]}>
        <BookingLink booking={booking} />{" "}
        <small>
          {whatBecame(visit, phoenixDay(now))}
          {waits && ", will be sent"}
        </small>
      </p>
      <div className={`${styles["after"]} ${shared["screenOnly"]}`}>
        {text && (
          <a href={text} aria-label={`Text ${name}`}>
            <TextIcon />
          </a>
        )}
        {!isDone && !waits && <MoveButton visit={visit} now={now} />}
        {(isDone || state === "no-access") && (
          <button
            type="button"
            className={shared["quiet"]}
            aria-label={`Change the outcome for ${name}`}
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) run(waits ? takeBackWaiting(visit, name) : takeBackOutcome(visit, name));
            }}
          >
            Change
          </button>
        )}
      </div>
    </li>
  );
}

/** A day that the visitor chose: one press confirms it. */
function HeldVisit({ visit, task, now }: Pick<VisitRowProps, "visit" | "task" | "now">) {
  const { booking } = visit;
  return (
    <li className={styles["visit"]} data-state="held">
      <span className={styles["stop"]}>?</span>
      <p className={styles["name"]}>
        <BookingLink booking={booking} />{" "}
        <small>
          {`${visit.state === "wished" ? "wished, email not answered" : "chosen by the visitor"}, ${dayOfYear(visit.day)}, ${windowHours(visit)}`}
        </small>
        {task && <DueClock task={task} now={now} />}
      </p>
      <PaperPhone booking={booking} />
      {task && <Special task={task} />}
      <div className={`${styles["after"]} ${shared["screenOnly"]}`}>
        <ConfirmButton visit={visit} booking={booking} isSmall />
        <MoveButton visit={visit} now={now} />
      </div>
    </li>
  );
}

/** One stop: who, when, where, how many dogs, and what to press there. */
export function VisitRow(props: VisitRowProps) {
  const { visit, isHandled = false, task, now, stop } = props;
  const { booking, state } = visit;
  if (isUnconfirmed(visit)) return <HeldVisit {...props} />;
  if (isHandled || state !== "booked") return <FinishedVisit {...props} />;
  return (
    <li className={styles["visit"]} data-state="booked">
      <span className={styles["stop"]}>{stop ?? "!"}</span>
      <p className={styles["name"]}>
        <BookingLink booking={booking} />
        <time>
          {stop === undefined && `${dayOfYear(visit.day)}, `}
          {windowHours(visit)}
        </time>
      </p>
      <p className={styles["street"]}>
        <bdi>{booking.address}</bdi>
        {booking.address && " · "}
        {dogLine(booking)}
      </p>
      <PaperPhone booking={booking} />
      <GateNote bookingId={booking.id} day={visit.day} />
      <Special task={{ booking, special: task?.special ?? [] }} />
      <VisitActions visit={visit} now={now} />
    </li>
  );
}
