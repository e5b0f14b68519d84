import type { ReactNode } from "react";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { formatTime, phoenixDay } from "#domain/dates.ts";
import { useNow } from "#inbox/app/clock.ts";
import { dogLine, nameOf } from "#inbox/app/labels.ts";
import { TextIcon } from "#inbox/controls/icons.tsx";
import { useWaitingWords } from "#inbox/controls/marks.tsx";
import { GateNote } from "#inbox/visits/gate-note.tsx";
import { textAfter, textLink } from "#inbox/visits/texts.tsx";
import { ChangeOutcome, MoveButton, VisitActions } from "#inbox/visits/visit-actions.tsx";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { BookingLink, PhoneNumber, Special } from "./task-row.tsx";

interface VisitRowProps {
  readonly visit: BookedVisit;
  /** What it needs a person for; undefined for nothing. */
  readonly task: Task | undefined;
  /** Its number on the day's route. */
  readonly stop: number;
}

const rowLook =
  "relative isolate pr-3 pl-12.5 not-first:border-t-[1.5px] not-first:border-rule before:absolute before:inset-y-0 before:left-6.5 before:-z-1 before:border-l-2 before:border-dashed before:border-road";
const smallLook = "font-text text-sm/[1.3] font-normal text-muted";
const afterLook =
  "-mr-2 flex items-center presses:grid presses:min-h-11 presses:min-w-11 presses:place-items-center presses:px-2";

/** The number of the stop, on the road of the day. */
const Stop = ({ look, children }: { readonly look: string; readonly children: ReactNode }) => (
  <span
    className={`absolute left-3.5 z-1 grid size-6.5 place-items-center rounded-pill border-2 font-display text-xs/none font-bold [&_svg]:size-3.75 [&_svg]:[stroke-width:3.2] ${look}`}
  >
    {children}
  </span>
);
const nextStop = "top-2.75 border-ink bg-(--tint) text-on-paint";

/** "done 9:59 AM", "no access", if it was noted later. */
function whatBecame({ state, outcomeAt, day }: BookedVisit): string {
  const outcome = state === "done" ? "done" : state === "no-access" ? "no access" : "canceled";
  const noted = outcomeAt && new Date(outcomeAt);
  return noted && phoenixDay(noted) === day ? `${outcome} ${formatTime(noted)}` : outcome;
}

/** A visit with an outcome: a text to send, another day after a locked gate, or an undo. */
function FinishedVisit({
  visit,
  isLost,
}: Pick<VisitRowProps, "visit"> & {
  /** Whether its day was closed, and nobody came. */
  readonly isLost: boolean;
}) {
  const now = useNow();
  const { booking, state } = visit;
  const name = nameOf(booking);
  const isDone = state === "done";
  const text = isLost
    ? textLink(booking, "newDay", { visit, now })
    : textAfter(booking, visit, now)?.href;
  const words = isLost ? "closed day" : whatBecame(visit);
  const waits = useWaitingWords(booking.id);
  return (
    <li
      className={`${rowLook} grid min-h-13.5 grid-cols-[minmax(0,1fr)_auto] items-center py-1`}
      data-state={state}
    >
      <Stop
        look={`top-3.5 ${isDone ? "border-agave bg-agave text-white" : "border-ink bg-surface text-ink"}`}
      >
        {isDone ? <CheckIcon /> : "–"}
      </Stop>
      <p className="font-display text-row/[1.3] font-semibold">
        <BookingLink booking={booking} /> <small className={smallLook}>{waits || words}</small>
      </p>
      <div className={afterLook}>
        {text && (
          <a href={text} aria-label={`Text ${name}`}>
            <TextIcon />
          </a>
        )}
        {!isDone && !waits && <MoveButton visit={visit} />}
        {(isDone || state === "no-access") && !waits && (
          <ChangeOutcome visit={visit} name={name} words={words} />
        )}
      </div>
    </li>
  );
}

/** One stop of a window: who, where, how many dogs, and what to press there. */
export function VisitRow(props: VisitRowProps) {
  const { visit, task, stop } = props;
  const { booking, state } = visit;
  const isLost = state === "booked" && task?.reason === "new-day";
  if (isLost || state !== "booked") return <FinishedVisit visit={visit} isLost={isLost} />;
  return (
    <li className={`${rowLook} pt-2.75 pb-3.5`} data-state="booked">
      <Stop look={nextStop}>{stop}</Stop>
      <p className="font-display text-row/[1.3] font-bold">
        <BookingLink booking={booking} />
      </p>
      <p className="text-md/[1.35]">
        <bdi>{booking.address}</bdi>
        <span>{[booking.address && " · ", dogLine(booking)].filter(Boolean).join("")}</span>{" "}
        <PhoneNumber booking={booking} />
      </p>
      <GateNote bookingId={booking.id} day={visit.day} />
      <Special {...task} booking={booking} />
      <VisitActions visit={visit} />
    </li>
  );
}
