import type { Booking, Visit } from "#domain/api/bookings.ts";
import { type BookingStatus, nextStatuses } from "#domain/booking/status.ts";
import { pressOf } from "#domain/tasks/reasons.ts";
import { changeStatus, isMove } from "#inbox/app/changes.ts";
import { nameOf, stepWords } from "#inbox/app/labels.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { closeBooking } from "#inbox/app/navigation.ts";
import { useDaysOff, useIsHelper, useTask } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { useDialog } from "#inbox/controls/dialogs.tsx";
import { BackIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { VisitDialog } from "#inbox/visits/visit-dialog.tsx";
import { AskStay, StayAnswers } from "./ask-stay.tsx";
import { CallResults } from "./call-results.tsx";
import { Erase } from "./erase.tsx";
import { MainPress } from "./main-press.tsx";
import { ReachLink } from "./reach-link.tsx";

/** The steps that a menu or a dialog does not have: a visit is booked with its day, a call has its outcomes. */
function plainSteps(status: BookingStatus, isVisited: boolean): readonly BookingStatus[] {
  if (status === "pending" || status === "contacted") return ["spam"];
  if (status === "scheduled") return isVisited ? [] : ["declined"];
  if (status === "active") return [];
  return nextStatuses(status);
}

/** Reach them, give the visit a day, or ask whether they stay. Other steps are smaller and below. */
// On phones the main actions are within reach of the thumb, in the place of the tabs.
const mainLook =
  "flex flex-wrap gap-x-2 gap-y-3 *:min-w-0 *:gap-1.5 *:whitespace-nowrap max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-21 max-md:gap-2 max-md:border-t-2 max-md:border-ink max-md:bg-paper max-md:px-3 max-md:pt-2.5 max-md:pb-[calc(12px+env(safe-area-inset-bottom))] max-md:text-ink max-md:*:flex-auto max-md:*:px-2.5 max-xs:gap-1.5 max-xs:*:px-2 md:*:px-4 md:*:text-md/[1.1]";

export function Actions({
  booking,
  visit,
}: {
  readonly booking: Booking;
  readonly visit: Visit | null;
}) {
  const { id, phone, email, status, mergedInto, erasedAt } = booking;
  const { run, isBusy } = useChanges(id);
  const open = useDialog();
  const schedule = () =>
    open((close) => <VisitDialog booking={booking} visit={visit} onClose={close} />);
  const task = useTask(id);
  const isHelper = useIsHelper();
  const daysOff = useDaysOff();
  const press = task && pressOf(task, daysOff);
  const canMove = mergedInto === null && erasedAt === null;
  const isCalled = status === "pending" || status === "contacted";
  const isVisited = status === "scheduled" && visit?.state === "done";
  const isVisitNext = isCalled || (status === "scheduled" && !isVisited);
  /** Whether the task is waiting for something else than to reach them. */
  const hasOwnPress = press !== undefined && press !== "reach" && press !== "customer";
  const mayErase = press === "open" && !isHelper;
  const reachTone = hasOwnPress && (press !== "open" || mayErase) ? "white" : "tangerine";
  const scheduling = isMove(visit) ? "Move visit" : "Schedule visit";
  const isScheduled = isVisitNext && hasOwnPress && press !== "schedule";
  const steps = [
    ...(isScheduled ? [{ words: scheduling, press: schedule }] : []),
    ...(status === "active"
      ? [{ words: isMove(visit) ? scheduling : "Visit missed: free again", press: schedule }]
      : []),
    ...plainSteps(status, isVisited).map((to) => ({
      words: stepWords[to],
      press: () => run(changeStatus(booking, to)),
    })),
  ];
  // Without anything to do, no empty bar at the bottom of a phone.
  if (!phone && !email && !canMove) return null;
  return (
    <div className="my-2 md:mt-4 md:mb-4.5 print:hidden">
      <div className={mainLook}>
        <Button
          className="max-md:w-13 max-md:flex-none! max-xs:w-12 md:hidden"
          aria-label="Back"
          onClick={closeBooking}
        >
          <BackIcon />
        </Button>
        {mayErase && <Erase booking={booking} isMain />}
        {task && hasOwnPress && press !== "open" && (
          <MainPress task={{ ...task, booking, visit }} tone="tangerine" />
        )}
        {isVisited && canMove ? (
          <AskStay booking={booking} tone={reachTone} />
        ) : (
          <ReachLink
            booking={booking}
            tone={reachTone}
            text={isCalled && !visit ? "booked" : "plain"}
          />
        )}
        {isVisitNext && canMove && !hasOwnPress && (
          <Button tone="agave" isBusy={isBusy} onClick={schedule}>
            {scheduling}
          </Button>
        )}
      </div>
      {canMove && (
        <ul aria-label="Other steps" className="flex flex-wrap gap-x-4.5 md:mt-2">
          {(isCalled || status === "active") && (
            <li>
              <CallResults
                booking={booking}
                visit={visit}
                label={`After the call with ${nameOf(booking)}`}
                className={looks.quiet}
                face="After the call …"
              />
            </li>
          )}
          {isVisited && (
            <li>
              <StayAnswers booking={booking} />
            </li>
          )}
          {steps.map((step) => (
            <li key={step.words}>
              <button
                type="button"
                className={looks.quiet}
                aria-disabled={isBusy}
                onClick={step.press}
              >
                {step.words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
