import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { visitKinds } from "#domain/business-clock/visits.ts";
import {
  currentEvents,
  type UndoObstacle,
  undoObstacle,
  withParts,
  wrongNumber,
} from "#domain/history/undo.ts";
import { writeRow } from "#server/db/booking-row.ts";
import type { Database } from "#server/db/schema.ts";
import {
  conflict,
  defineChange,
  invalid,
  mergedAlready,
  notFound,
  preceded,
  type Rejection,
} from "./change.ts";
import { enqueueRescued } from "./change-status.ts";
import { deriveAgain } from "./derived-columns.ts";
import { addEvent, readHistory } from "./history.ts";
import { type Undoing, undoVisit } from "./undo-visit.ts";

export const undo = defineChange<{ readonly event: string }>({
  name: "undo",
  allows: ["merged", "erased"],
  async run(db, change, booking) {
    const history = await readHistory(db, change.bookingId);
    const event = history.find(({ id }) => id === change.event);
    if (!event) return notFound;
    const { status, merged_into: mergedInto, erased_at: erasedAt } = booking;
    const obstacle = undoObstacle(event, { booking: { status, mergedInto, erasedAt }, history });
    if (obstacle) return rejectionOf(obstacle);

    const undoing: Undoing = { ...change, event, history };
    if (event.kind === "note") return undoNote(db, undoing);
    return undoSteps(db, undoing);
  },
});

const changedSince = conflict("The status has changed since.");

function rejectionOf(obstacle: UndoObstacle): Rejection {
  if (obstacle.kind === "merged") return mergedAlready;
  if (obstacle.kind === "never")
    return invalid("Only a status, a visit or a note can be taken back, and only once.");
  return obstacle.by ? preceded(obstacle.by) : changedSince;
}

async function undoSteps(db: Kysely<Database>, undoing: Undoing) {
  const { event, history } = undoing;
  const steps = withParts(currentEvents(history), event.id).toReversed();
  for (const step of steps) {
    // A retry finds the undoing of the event itself by its key.
    const key = step === event ? undoing.key : randomUUIDv7();
    const one = { ...undoing, event: step, key };
    if (visitKinds.has(step.kind)) await undoVisit(db, one);
    else if (step.kind === "status") await undoStatus(db, one);
    else if (step.kind === "note") await undoNote(db, one);
    // A price that was agreed on is corrected by hand.
    else if (step.kind !== "edited") await undoFollowUp(db, one);
  }
  return undefined;
}

const isContact = ({ kind, to, text }: BookingEvent) =>
  kind === "voicemail" || (kind === "status" && (to === "contacted" || text === wrongNumber));

const wasOnlyContact = ({ event, history }: Pick<Undoing, "event" | "history">): boolean =>
  isContact(event) && currentEvents(history).filter(isContact).length === 1;

async function undoFollowUp(db: Kysely<Database>, undoing: Undoing) {
  const { event, bookingId, actor, at, key } = undoing;
  if (wasOnlyContact(undoing)) await writeRow(db, bookingId, { contact_seconds: null });
  await addEvent(db, { bookingId, kind: event.kind, at, actor, undoes: event.id, key });
}

async function undoStatus(
  db: Kysely<Database>,
  { event, history, bookingId, actor, at, key }: Undoing,
) {
  const { id, from: before, to: after } = event;
  if (before === null || after === null) return;
  const wasFirstContact = wasOnlyContact({ event, history });
  await writeRow(db, bookingId, {
    status: before,
    ...(wasFirstContact && { contact_seconds: null }),
    fold: null,
  });
  const back = { from: after, to: before, undoes: id };
  await addEvent(db, { bookingId, kind: "status", at, actor, ...back, key });
  if (after === "spam") await enqueueRescued(db, { bookingId, at });
}

/** The text of an undone note is gone for good. */
async function undoNote(db: Kysely<Database>, { event, bookingId, actor, at, key }: Undoing) {
  await db.updateTable("booking_events").set({ text: null }).where("id", "=", event.id).execute();
  await deriveAgain(db, [bookingId]);
  const removed = { kind: "note-removed", undoes: event.id } as const;
  await addEvent(db, { bookingId, at, actor, key, ...removed });
  return undefined;
}
