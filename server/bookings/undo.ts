import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { readCorrection } from "#domain/booking/corrections.ts";
import { visitKinds } from "#domain/business-clock/visits.ts";
import { currentEvents, type UndoObstacle, undoObstacle, withParts } from "#domain/history/undo.ts";
import type { Database } from "#server/db/schema.ts";
import { readRow, writeRow } from "#server/journal/booking-row.ts";
import {
  type Change,
  conflict,
  defineChange,
  invalid,
  mergedAlready,
  notFound,
  preceded,
  type Rejection,
} from "#server/journal/change.ts";
import { deriveAgain } from "#server/journal/derived-columns.ts";
import { addEvent, readHistory } from "#server/journal/history.ts";
import { writeMailboxes } from "#server/journal/mailboxes.ts";
import { endLinks } from "#server/journal/visitor-links.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { carriedWith, returnGateNote, returnVisit } from "#server/visits/carry-visit.ts";
import { checkPlaceBefore, type Undoing, undoVisit } from "#server/visits/undo-visit.ts";
import { enqueueRescued } from "./confirm-again.ts";
import { correctFields } from "./correct-booking.ts";

interface Undo {
  readonly event: string;
}

export const undo = defineChange({
  name: "undo",
  allows: ["merged", "erased"],
  // The other side of a merge.
  async alsoLocks(db, { bookingId, event: eventId }: Change & Undo) {
    const event = (await readHistory(db, bookingId)).find(({ id }) => id === eventId);
    return event?.kind === "merged" && event.text !== null ? [event.text] : [];
  },
  event: ({ event }) => ({ undoes: event }),
  async run(db, change, booking) {
    const history = await readHistory(db, change.bookingId);
    const event = history.find(({ id }) => id === change.event);
    if (!event) return notFound;
    const { status, merged_into: mergedInto, erased_at: erasedAt } = booking;
    const obstacle = undoObstacle(event, { booking: { status, mergedInto, erasedAt }, history });
    if (obstacle) return rejectionOf(obstacle);

    const undoing: Undoing = { ...change, event, history };
    if (event.kind === "note") return undoNote(db, undoing);
    if (event.kind === "edited") return undoCorrection(db, undoing);
    if (event.kind === "merged") return undoMerge(db, undoing, mergedInto);
    return undoSteps(db, undoing);
  },
});

const changedSince = conflict("The status has changed since.");

function rejectionOf(obstacle: UndoObstacle): Rejection {
  if (obstacle.kind === "merged") return mergedAlready;
  if (obstacle.kind === "never")
    return invalid(
      "Only a status, a visit, a note, a correction or a merge can be taken back, and only once.",
    );
  return obstacle.by ? preceded(obstacle.by) : changedSince;
}

async function undoSteps(db: Kysely<Database>, undoing: Undoing): Promise<Rejection | undefined> {
  const { event, history } = undoing;
  const steps = withParts(history, event.id).toReversed();
  const visit = steps.find(({ kind }) => visitKinds.has(kind));
  const rejection = visit && (await checkPlaceBefore(db, { ...undoing, event: visit }));
  if (rejection) return rejection;
  for (const step of steps) {
    // A retry finds the undoing of the event itself by its key.
    const key = step === event ? undoing.key : randomUUIDv7();
    const one = { ...undoing, event: step, key };
    if (visitKinds.has(step.kind)) await undoVisit(db, one);
    else await (step.kind === "status" ? undoStatus(db, one) : undoFollowUp(db, one));
  }
  return undefined;
}

const isContact = ({ kind, to }: BookingEvent) =>
  kind === "voicemail" || (kind === "status" && to === "contacted");

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
    ...(after === "spam" && { series: null }),
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

/** Empties the correction's event: the restored values belong in the booking only. */
async function undoCorrection(db: Kysely<Database>, { event, bookingId, actor, at, key }: Undoing) {
  const corrected = readCorrection(event.text);
  const entries = Object.entries(corrected);
  const rejection = await correctFields(db, bookingId, {
    from: Object.fromEntries(entries.map(([field, { to }]) => [field, to])),
    to: Object.fromEntries(entries.map(([field, { from }]) => [field, from])),
  });
  if (rejection) return rejection;
  await db.updateTable("booking_events").set({ text: null }).where("id", "=", event.id).execute();
  await addEvent(db, { bookingId, kind: "edited", at, actor, undoes: event.id, key });
  return undefined;
}

/** The link in the mailbox that the merge had kept ends. */
async function renewLinkOf(
  db: Kysely<Database>,
  { bookingId, key, at }: Pick<Change, "bookingId" | "key" | "at">,
): Promise<void> {
  await endLinks(db, bookingId);
  await enqueue(db, [{ kind: "visit-link", bookingId, eventId: key, at }]);
}

async function undoMerge(
  db: Kysely<Database>,
  { event, bookingId, actor, at, key }: Undoing,
  mergedInto: string | null,
) {
  const other = event.text;
  if (other === null) return notFound;
  const [inner, outer] = mergedInto === other ? [bookingId, other] : [other, bookingId];
  const mirrored = currentEvents(await readHistory(db, other)).findLast(
    ({ kind, text }) => kind === "merged" && text === bookingId,
  );
  const merged = await readRow(db, inner, "erased_at", "merged_into");
  // After an erasure nothing comes back: neither the visit nor the gate note.
  if (merged?.erased_at) return conflict("The personal data of the merged booking is erased.");
  if (merged?.merged_into !== outer) return conflict("The two bookings are no longer merged.");
  const outerEvent = outer === bookingId ? event : mirrored;
  const carried = await carriedWith(db, outer, outerEvent?.id ?? "");
  if (carried.rejection) return carried.rejection;
  const change = { bookingId: outer, actor, at, history: carried.history };
  for (const kept of carried.kept) {
    const rejection = await undoCorrection(db, { ...change, event: kept, key: randomUUIDv7() });
    if (rejection) return rejection;
    if (readCorrection(kept.text).email) await renewLinkOf(db, { ...change, key: kept.id });
  }
  await writeRow(db, inner, { merged_into: null });
  await writeMailboxes(db, inner, { other_email: null, other_knows_visit_at: null });
  await returnGateNote(db, outer, inner);
  for (const part of carried.parts.toReversed()) {
    const change = { at, actor, key: randomUUIDv7() };
    if (visitKinds.has(part.kind))
      await returnVisit(db, { ...change, from: outer, to: inner, undoes: part.id });
    else await undoStatus(db, { ...change, ...carried, bookingId: outer, event: part });
  }
  const back = { kind: "separated", at, actor } as const;
  await addEvent(db, { ...back, bookingId, text: other, undoes: event.id, key });
  await addEvent(db, { ...back, bookingId: other, text: bookingId, undoes: mirrored?.id ?? null });
  return undefined;
}
