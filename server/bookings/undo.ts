import type { Kysely } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { standing, type UndoObstacle, undoObstacle } from "#domain/undo.ts";
import { changesBooking, defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { oweRescued } from "#server/mail/owe-rescued.ts";
import { addEvent } from "./add-event.ts";
import { joinedAlready } from "./change-status.ts";
import { changed } from "./changed.ts";
import { lockBookings } from "./lock-bookings.ts";
import {
  type Change,
  conflict,
  invalid,
  notFound,
  type Outcome,
  preceded,
  type Refusal,
} from "./outcome.ts";
import { readHistory } from "./read-history.ts";
import { storedBefore } from "./stored-before.ts";
import { updateWords } from "./update-words.ts";

interface Undo extends Change {
  /** The event to take back. */
  readonly event: BookingEvent;
  readonly history: readonly BookingEvent[];
}

/**
 * Takes back a status, a note or a join, with a line in the history. Refused when it was taken back already, or when
 * another status or another join has followed.
 */
export const undo = defineCommand({
  name: "undo",
  kind: "write",
  changes: changesBooking,
  async run(
    db,
    { event: eventId, ...change }: Change & { readonly event: string },
  ): Promise<Outcome> {
    const { bookingId } = change;
    // The other side of a join is locked with it, in the same order as joining does.
    const before = (await readHistory(db, bookingId)).find(({ id }) => id === eventId);
    const other = before?.kind === "joined" && before.text !== null ? [before.text] : [];
    const found = await lockBookings(db, [bookingId, ...other]);
    const booking = found.get(bookingId);
    if (!booking) return notFound;

    const { actor, key } = change;
    const stored = await storedBefore(db, { bookingId, actor, key }, { undoes: eventId });
    if (stored) return stored;
    const history = await readHistory(db, bookingId);
    const event = history.find(({ id }) => id === eventId);
    if (!event) return notFound;
    const { status, joined_into: joinedInto, erased_at: erasedAt } = booking;
    const obstacle = undoObstacle(event, { booking: { status, joinedInto, erasedAt }, history });
    if (obstacle) return refusalOf(obstacle);

    const undoing: Undo = { ...change, event, history };
    if (event.kind === "status") return undoStatus(db, undoing);
    if (event.kind === "note") return undoNote(db, undoing);
    return undoJoin(db, undoing, joinedInto);
  },
});

const changedSince = conflict("Its status has changed since.");

function refusalOf(obstacle: UndoObstacle): Refusal {
  if (obstacle.kind === "joined") return conflict(joinedAlready);
  if (obstacle.kind === "never")
    return invalid("Only a status, a note or a join can be taken back, and only once.");
  return obstacle.by ? preceded(obstacle.by) : changedSince;
}

async function undoStatus(db: Kysely<Database>, undoing: Undo): Promise<Outcome> {
  const { event, history, bookingId, actor, at, webhook, key } = undoing;
  const { id, from: before, to: after } = event;
  if (before === null || after === null) return changedSince;
  const contacted = standing(history).filter(
    ({ kind, to }) => kind === "status" && to === "contacted",
  );
  const wasFirstContact = after === "contacted" && contacted.length === 1;
  const swapped = await db
    .updateTable("bookings")
    .set({ status: before, ...(wasFirstContact && { contact_seconds: null }) })
    .where("id", "=", bookingId)
    .where("status", "=", after)
    .returning("id")
    .execute();
  if (swapped.length === 0) return changedSince;
  const back = { from: after, to: before, undoes: id };
  await addEvent(db, { bookingId, kind: "status", at, actor, ...back, webhook, key });
  if (after === "spam") await oweRescued(db, { bookingId, at });
  return changed(db, bookingId);
}

/** The text of a note that was taken back is gone for good. */
async function undoNote(db: Kysely<Database>, undoing: Undo): Promise<Outcome> {
  const { event, bookingId, actor, at, webhook, key } = undoing;
  await db.updateTable("booking_events").set({ text: null }).where("id", "=", event.id).execute();
  await updateWords(db, [bookingId]);
  const removed = { kind: "note-removed", undoes: event.id } as const;
  await addEvent(db, { bookingId, at, actor, webhook, key, ...removed });
  return changed(db, bookingId);
}

/** Takes a join back from either side of it. */
async function undoJoin(
  db: Kysely<Database>,
  { event, bookingId, actor, at, webhook, key }: Undo,
  joinedInto: string | null,
): Promise<Outcome> {
  const other = event.text;
  if (other === null) return notFound;
  const [inner, outer] = joinedInto === other ? [bookingId, other] : [other, bookingId];
  const separated = await db
    .updateTable("bookings")
    .set({ joined_into: null })
    .where("id", "=", inner)
    .where("joined_into", "=", outer)
    .returning("id")
    .execute();
  if (separated.length === 0) return conflict("The two bookings are not joined any more.");
  const mirrored = standing(await readHistory(db, other)).findLast(
    ({ kind, text }) => kind === "joined" && text === bookingId,
  );
  const back = { kind: "unjoined", at, actor, webhook } as const;
  await addEvent(db, { ...back, bookingId, text: other, undoes: event.id, key });
  await addEvent(db, { ...back, bookingId: other, text: bookingId, undoes: mirrored?.id ?? null });
  return changed(db, bookingId);
}
