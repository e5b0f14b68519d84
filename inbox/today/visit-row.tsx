import type { BookedVisit } from "#domain/api/visits.ts";
import { formatTime, phoenixDay } from "#domain/dates.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { isUnconfirmed } from "#domain/visits.ts";
import { confirmVisit, takeBackOutcome } from "#inbox/changes/changes.ts";
import { useChanges, useWaiting } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { DialogButton } from "#inbox/controls/dialog-button.tsx";
import { TextIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { dayOfYear } from "#inbox/text/dates.ts";
import { dogLine, nameOf } from "#inbox/text/labels.ts";
import { GateNote } from "#inbox/visits/gate-note.tsx";
import { textLink } from "#inbox/visits/text-links.ts";
import { VisitActions } from "#inbox/visits/visit-actions.tsx";
import { VisitDialog } from "#inbox/visits/visit-dialog.tsx";
import { windowHours } from "#inbox/visits/visit-words.ts";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { BookingLink, Special } from "./task-row.tsx";
import styles from "./visit-row.module.css";

interface VisitRowProps {
  readonly visit: BookedVisit;
  readonly special: readonly string[];
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

/** A visit with an outcome: a text to send, another day after a locked gate, or an undo. */
function FinishedVisit({ visit, now }: Pick<VisitRowProps, "visit" | "now">) {
  const { booking, state, outcomeAt } = visit;
  const { run, busyWith } = useChanges();
  const name = nameOf(booking);
  const isDone = state === "done";
  const isOfToday = visit.day === phoenixDay(now);
  const text = textLink(booking, isDone ? "done" : "missed", { day: visit.day, now });
  const isBusy = busyWith === booking.id;
  const waits = useWaiting(booking.id).some(({ change }) => change.kind === "outcome");
  return (
    <li className={styles["visit"]} data-state={state}>
      <span className={styles["stop"]}>{isDone ? <CheckIcon /> : "–"}</span>
      <p className={styles["name"]}>
        <BookingLink booking={booking} />{" "}
        <small>
          {isOfToday ? "" : `${dayOfYear(visit.day)}, `}
          {[isDone ? "done" : "no access", outcomeAt && formatTime(new Date(outcomeAt))]
            .filter(Boolean)
            .join(" ")}
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
        {!waits && (
          <button
            type="button"
            className={shared["quiet"]}
            aria-label={`Change the outcome for ${name}`}
            aria-disabled={isBusy}
            onClick={() => isBusy || run(takeBackOutcome(visit, name))}
          >
            Change
          </button>
        )}
      </div>
    </li>
  );
}

/** A day that the visitor chose: one press confirms it. */
function HeldVisit({ visit, now }: Pick<VisitRowProps, "visit" | "now">) {
  const { booking } = visit;
  const { run, busyWith } = useChanges();
  const name = nameOf(booking);
  return (
    <li className={styles["visit"]} data-state="held">
      <span className={styles["stop"]}>?</span>
      <p className={styles["name"]}>
        <BookingLink booking={booking} />{" "}
        <small>
          {`${visit.state === "wished" ? "wished, email not answered" : "chosen by the visitor"}, ${dayOfYear(visit.day)}, ${windowHours(visit)}`}
        </small>
      </p>
      <div className={`${styles["after"]} ${shared["screenOnly"]}`}>
        <Button
          isSmall
          isBusy={busyWith === booking.id}
          aria-label={`Confirm visit of ${name}`}
          onClick={() => run(confirmVisit(visit, booking))}
        >
          Confirm visit
        </Button>
        <MoveButton visit={visit} now={now} />
      </div>
    </li>
  );
}

/** One stop: who, when, where, how many dogs, and what to press there. */
export function VisitRow(props: VisitRowProps) {
  const { visit, special, now, stop } = props;
  const { booking, state } = visit;
  if (isUnconfirmed(visit)) return <HeldVisit {...props} />;
  if (state !== "booked") return <FinishedVisit {...props} />;
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
      <p className={shared["printOnly"]}>
        <bdi>{phoneLink(booking.phone).text}</bdi>
      </p>
      <GateNote bookingId={booking.id} day={visit.day} />
      <Special task={{ booking, special }} />
      <VisitActions visit={visit} now={now} />
    </li>
  );
}
