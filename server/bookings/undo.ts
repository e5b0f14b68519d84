import type { Kysely } from "kysely";
import type { BookingEvent } from "#domain/api/bookings.ts";
import type { Database } from "#server/db/schema.ts";
import { oweRescued } from "#server/mail/owe-rescued.ts";
import { addEvent } from "./add-event.ts";
import { joinedAlready, whoErased } from "./change-status.ts";
import { changed } from "./changed.ts";
import { lockBookings } from "./lock-bookings.ts";
import { type Change, conflict, invalid, notFound, type Outcome } from "./outcome.ts";
import { readHistory, standing } from "./read-history.ts";
import { tellEvent } from "./tell-event.ts";

interface Undo extends Change {
  /** The event to take back. */
  readonly event: BookingEvent;
  readonly history: readonly BookingEvent[];
}

/**
 * Takes back a status, a note or a join, with a line in the history. Refused when it was taken back already, or when
 * another status or another join has followed.
 */
export async function undo(
  db: Kysely<Database>,
  { event: eventId, ...change }: Change & { readonly event: string },
): Promise<Outcome> {
  const { bookingId } = change;
  // The other side of a join is locked with it, in the same order as joining does.
  const before = (await readHistory(db, bookingId)).find(({ id }) => id === eventId);
  const other = before?.kind === "joined" && before.text !== null ? [before.text] : [];
  const found = await lockBookings(db, [bookingId, ...other]);
  const booking = found.get(bookingId);
  if (!booking) return notFound;

  const history = await readHistory(db, bookingId);
  const event = history.find(({ id }) => id === eventId);
  if (!event) return notFound;
  const takenBack = history.find(({ undoes }) => undoes === eventId);
  if (takenBack) return conflict(tellEvent(takenBack));
  if (event.undoes !== null) return invalid("What takes something back cannot be taken back.");

  const undoing: Undo = { ...change, event, history };
  if (event.kind === "status" && booking.joined_into !== null) return conflict(joinedAlready);
  if (event.kind === "status" && event.from === "pending" && booking.erased_at !== null)
    return conflict(await whoErased(db, bookingId));
  if (event.kind === "status") return undoStatus(db, undoing);
  if (event.kind === "note") return undoNote(db, undoing);
  if (event.kind === "joined") return undoJoin(db, undoing, booking.joined_into);
  return invalid("Only a status, a note or a join can be taken back.");
}

async function undoStatus(db: Kysely<Database>, undoing: Undo): Promise<Outcome> {
  const { event, history, bookingId, actor, at, webhook } = undoing;
  const { id, from: before, to: after } = event;
  const steps = standing(history).filter(({ kind }) => kind === "status");
  const last = steps.at(-1);
  if (!last || last.id !== id)
    return conflict(last ? tellEvent(last) : "Its status has changed since.");
  if (before === null || after === null) return invalid("This status cannot be taken back.");
  const contacted = steps.filter(({ to }) => to === "contacted");
  const wasFirstContact = after === "contacted" && contacted.length === 1;
  const swapped = await db
    .updateTable("bookings")
    .set({ status: before, ...(wasFirstContact && { contact_seconds: null }) })
    .where("id", "=", bookingId)
    .where("status", "=", after)
    .returning("id")
    .execute();
  if (swapped.length === 0) return conflict("Its status has changed since.");
  const back = { from: after, to: before, undoes: id };
  await addEvent(db, { bookingId, kind: "status", at, actor, ...back, webhook });
  if (after === "spam") await oweRescued(db, { bookingId, at });
  return changed(db, bookingId);
}

/** The text of a note that was taken back is gone for good. */
async function undoNote(db: Kysely<Database>, undoing: Undo): Promise<Outcome> {
  const { event, bookingId, actor, at, webhook } = undoing;
  await db.updateTable("booking_events").set({ text: null }).where("id", "=", event.id).execute();
  await addEvent(db, { bookingId, kind: "note-removed", at, actor, undoes: event.id, webhook });
  return changed(db, bookingId);
}

/** Takes a join back from either side of it. */
async function undoJoin(
  db: Kysely<Database>,
  { event, bookingId, actor, at, webhook }: Undo,
  joinedInto: string | null,
): Promise<Outcome> {
  const other = event.text;
  if (other === null) return invalid("This join cannot be taken back.");
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
  await addEvent(db, { ...back, bookingId, text: other, undoes: event.id });
  await addEvent(db, { ...back, bookingId: other, text: bookingId, undoes: mirrored?.id ?? null });
  return changed(db, bookingId);
}
