import { type ComponentProps, useEffect, useRef } from "react";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import type { Task } from "#domain/api/tasks.ts";
import { pressOf } from "#domain/tasks/reasons.ts";
import { confirmVisit, recordOutcome } from "#inbox/app/changes.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { useChanges } from "#inbox/app/mutations.tsx";
import { addressOfBooking } from "#inbox/app/navigation.ts";
import { useDaysOff } from "#inbox/app/queries.ts";
import { Button, ButtonLink, buttonLook } from "#inbox/controls/button.tsx";
import { DialogButton } from "#inbox/controls/dialogs.tsx";
import { VisitDialog } from "#inbox/visits/visit-dialog.tsx";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { AskStay } from "./ask-stay.tsx";
import { ReachLink } from "./reach-link.tsx";
import { SendAgain } from "./send-again.tsx";

/** Makes a visit of a day that the visitor asked for. */
export function ConfirmButton({
  visit,
  booking,
  ...look
}: Pick<ComponentProps<typeof Button>, "className" | "isSmall" | "tone"> & {
  readonly visit: Visit;
  readonly booking: Booking;
}) {
  const { run, isBusy } = useChanges(booking.id);
  return (
    <Button
      {...look}
      isBusy={isBusy}
      aria-label={`Confirm visit of ${nameOf(booking)}`}
      onClick={() => run(confirmVisit(visit, booking))}
    >
      Confirm visit
    </Button>
  );
}

interface PressProps {
  readonly task: Task;
  readonly tone: "agave" | "tangerine";
  readonly className?: string | undefined;
}

/** After "Done", the next visit appears under the finger: ignores a second press for this long. */
const settlingMs = 1000;

function DoneButton({ task, tone, className, visit }: PressProps & { readonly visit: Visit }) {
  const { id } = task.booking;
  const { run, isBusy } = useChanges(id);
  const name = nameOf(task.booking);
  const wasPressed = useRef(false);
  const settledAt = useRef(0);
  useEffect(() => {
    if (wasPressed.current) settledAt.current = performance.now() + settlingMs;
    wasPressed.current = false;
  }, [id]);
  const finish = () => {
    if (isBusy || performance.now() < settledAt.current) return;
    wasPressed.current = true;
    run(recordOutcome(visit, name, "done"));
  };
  return (
    <Button
      tone={tone}
      className={className}
      aria-label={`Done, ${name}`}
      aria-disabled={isBusy}
      onClick={finish}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      <CheckIcon />
      Done
    </Button>
  );
}

/** The one press that a task is waiting for. */
export function MainPress(props: PressProps) {
  const { task, tone, className } = props;
  const { booking, visit, undelivered } = task;
  const press = pressOf(task, useDaysOff());
  if (press === "reach") return <ReachLink booking={booking} tone={tone} className={className} />;
  if (press === "customer") return <AskStay booking={booking} tone={tone} className={className} />;
  if (press === "send") return <SendAgain messages={undelivered} tone={tone} booking={booking} />;
  if (press === "done" && visit) return <DoneButton {...props} visit={visit} />;
  if (press === "confirm" && visit)
    return <ConfirmButton visit={visit} booking={booking} tone={tone} className={className} />;
  if (press === "schedule")
    return (
      <DialogButton
        className={buttonLook({ tone }, className)}
        aria-label={`Pick a day for ${nameOf(booking)}`}
        dialog={(close) => <VisitDialog booking={booking} visit={visit} onClose={close} />}
      >
        Pick a day
      </DialogButton>
    );
  return (
    <ButtonLink
      href={addressOfBooking(booking.id)}
      tone={tone}
      className={className}
      aria-label={`Open ${nameOf(booking)}`}
    >
      Open
    </ButtonLink>
  );
}
