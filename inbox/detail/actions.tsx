import type { Booking, Visit } from "#domain/api/bookings.ts";
import { type BookingStatus, nextStatuses } from "#domain/booking/status.ts";
import { changeStatus, isMove } from "#inbox/changes/changes.ts";
import { useChanges } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { useDialog } from "#inbox/controls/dialog-button.tsx";
import { BackIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { CallResults, LaterMenu } from "#inbox/steps/call-results.tsx";
import { ReachLink } from "#inbox/steps/reach-link.tsx";
import { BecameCustomer, OtherAnswers } from "#inbox/steps/stay-answers.tsx";
import { nameOf, stepWords } from "#inbox/text/labels.ts";
import { VisitDialog } from "#inbox/visits/visit-dialog.tsx";
import styles from "./actions.module.css";

/** The steps that a menu or a dialog does not have: a visit is booked with its day, a call has its outcomes. */
function plainSteps(status: BookingStatus, isVisited: boolean): readonly BookingStatus[] {
  if (status === "pending" || status === "contacted") return ["spam"];
  if (status === "scheduled") return isVisited ? [] : ["declined"];
  if (status === "active") return ["declined"];
  return nextStatuses(status);
}

/** Reach them, give the visit a day, or ask whether they stay. Other steps are smaller and below. */
export function Actions({
  booking,
  visit,
  now,
  onBack,
}: {
  readonly booking: Booking;
  readonly visit: Visit | null;
  readonly now: Date;
  readonly onBack: () => void;
}) {
  const { id, phone, email, status, mergedInto, erasedAt, followUpAt } = booking;
  const { run, busyWith } = useChanges();
  const [visitDialog, schedule] = useDialog((close) => (
    <VisitDialog booking={booking} visit={visit} now={now} onClose={close} />
  ));
  const isBusy = busyWith === id;
  const canMove = mergedInto === null && erasedAt === null;
  const isCalled = status === "pending" || status === "contacted";
  const isPaused = status === "active" && followUpAt !== null;
  const isVisited = status === "scheduled" && visit?.state === "done";
  const isVisitNext = isCalled || (status === "scheduled" && !isVisited);
  const steps = plainSteps(status, isVisited);
  // Without anything to do, no empty bar at the bottom of a phone.
  if (!phone && !email && !canMove) return null;
  return (
    <div className={`${styles["actions"]} ${shared["screenOnly"]}`}>
      <div className={styles["main"]}>
        <Button className={styles["back"]} aria-label="Back" onClick={onBack}>
          <BackIcon />
        </Button>
        <ReachLink booking={booking} tone="tangerine" className={undefined} />
        {isVisitNext && canMove && (
          <Button tone="agave" isBusy={isBusy} onClick={schedule}>
            {isMove(visit) ? "Move visit" : "Schedule visit"}
          </Button>
        )}
        {isVisited && canMove && <BecameCustomer booking={booking} />}
      </div>
      {canMove && (
        <ul aria-label="Other steps" className={styles["others"]}>
          {(isCalled || isPaused) && (
            <li>
              <CallResults
                booking={booking}
                visit={visit}
                label={`After the call with ${nameOf(booking)}`}
                className={shared["quiet"]}
                face="After the call …"
                now={now}
              />
            </li>
          )}
          {isVisited && (
            <li>
              <OtherAnswers booking={booking} now={now} />
            </li>
          )}
          {status === "active" && (
            <li>
              <button type="button" className={shared["quiet"]} onClick={schedule}>
                {isMove(visit) ? "Move visit" : "Visit missed: free again"}
              </button>
            </li>
          )}
          {status === "active" && (
            <li>
              <LaterMenu
                booking={booking}
                label={`Pause ${nameOf(booking)}`}
                className={shared["quiet"]}
                face="Pause until …"
                now={now}
              />
            </li>
          )}
          {steps.map((to) => (
            <li key={to}>
              <button
                type="button"
                className={shared["quiet"]}
                disabled={isBusy}
                onClick={() => run(changeStatus(booking, to))}
              >
                {status === "active" ? "Stopped" : stepWords[to]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {visitDialog}
    </div>
  );
}
