import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { bookingEndpoints } from "#domain/api/bookings.ts";
import type { BodyOf } from "#domain/api/endpoint.ts";
import {
  hasVisitAhead,
  type Merge,
  type Mergeable,
  mergedValues,
  mergeOf,
} from "#domain/booking/merge.ts";
import { type BookingStatus, statusWords } from "#domain/booking/status.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueue } from "#server/messages/enqueue.ts";
import {
  type Change,
  defineChange,
  invalid,
  mergedAlready,
  precededBy,
  withinPress,
} from "./change.ts";
import { mailNewLink, writeCorrection } from "./correct-booking.ts";
import { expectsVisit } from "./enqueue-visit-mails.ts";
import { addEvent } from "./history.ts";
import { isRelated, selectBookings } from "./read-booking.ts";
import { readVisit } from "./select-visits.ts";
import { endLinks } from "./visitor-links.ts";
import { cancelVisit } from "./write-visit.ts";

type MergeRequest = BodyOf<typeof bookingEndpoints.merge>;

/** Makes two bookings one, whichever of them is named first. The other is closed with a link to it, and only its gate note moves. */
export const mergeBooking = defineChange<MergeRequest>({
  name: "mergeBooking",
  allows: ["merged", "erased"],
  alsoLocks: async (_db, { into }) => [into],
  async run(db, { bookingId, into, keep, actor, at, key }, booking, locked) {
    const other = locked.get(into);
    if (booking.merged_into !== null)
      return precededBy(db, bookingId, ({ kind }) => kind === "merged", mergedAlready.reason);
    if (!other) return invalid("The other booking does not exist.");
    if (bookingId === into) return invalid("A booking cannot be merged into itself.");
    if (other.merged_into !== null)
      return invalid("The other booking was itself merged into another. Please merge that one.");
    if (!isRelated(booking, other))
      return invalid("Only bookings with the same phone or email within 30 days can be merged.");
    const merge = mergeOf(await readSide(db, bookingId), await readSide(db, into));
    const { survivor, closed } = merge;
    const isAside = (status: BookingStatus) => status === "spam" || status === "declined";
    if (isAside(survivor.booking.status) && !isAside(closed.booking.status))
      return invalid(
        `The booking that would go on is “${statusWords[survivor.booking.status]}”: nobody would call. Please bring it back first.`,
      );
    const changeOf = ({ booking: { id } }: Mergeable): Change => ({
      bookingId: id,
      actor,
      at,
      key: id === bookingId ? key : randomUUIDv7(),
    });
    await closeBooking(db, changeOf(closed), merge);
    await takeOver(db, changeOf(survivor), { merge, kept: keep });
    return undefined;
  },
});

type Side = Awaited<ReturnType<typeof readSide>>;

async function readSide(db: Kysely<Database>, id: string) {
  const booking = await selectBookings(db).where("bookings.id", "=", id).executeTakeFirstOrThrow();
  return { booking, visit: (await readVisit(db, id)) ?? null };
}

/** Its mailbox gets a cancellation if it knew of a visit. Bookings merged into it earlier lead to the survivor, too. */
async function closeBooking(
  db: Kysely<Database>,
  change: Change,
  { survivor, closed }: Merge,
): Promise<void> {
  const { id: text } = survivor.booking;
  await addEvent(db, { ...change, kind: "merged", text });
  if (hasVisitAhead(closed)) await cancelVisit(db, withinPress(change));
  const { id } = closed.booking;
  await db
    .updateTable("bookings")
    .set({ merged_into: text })
    .where(({ eb, or }) => or([eb("id", "=", id), eb("merged_into", "=", id)]))
    .execute();
  await endLinks(db, id);
  await keepNewerGateNote(db, { from: id, to: text });
}

async function keepNewerGateNote(
  db: Kysely<Database>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const notes = db.selectFrom("gate_notes").where("booking_id", "in", [from, to]);
  const [newest] = await notes.select("booking_id").orderBy("written_at", "desc").execute();
  if (newest?.booking_id !== from) return;
  await db.deleteFrom("gate_notes").where("booking_id", "=", to).execute();
  await db
    .updateTable("gate_notes")
    .set({ booking_id: to })
    .where("booking_id", "=", from)
    .execute();
}

/** What the survivor takes over is one correction. A mailbox that it no longer has gets a cancellation, too. */
async function takeOver(
  db: Kysely<Database>,
  change: Change,
  { merge, kept }: { readonly merge: Merge<Side>; readonly kept: MergeRequest["keep"] },
): Promise<void> {
  const { survivor, closed } = merge;
  const { bookingId, at } = change;
  const { id: text, status: from } = closed.booking;
  await addEvent(db, { ...change, kind: "merged", text, from });
  const to = mergedValues(merge, kept);
  const correction = withinPress(change);
  await writeCorrection(db, correction, {
    from: survivor.booking,
    to,
    quotedAs: closed.booking,
  });
  if (to.email === undefined) return;
  const eventId = correction.key;
  if (survivor.booking.email !== "" && (await expectsVisit(db, bookingId)))
    await enqueue(db, [{ kind: "merged", bookingId, eventId, at }]);
  await mailNewLink(db, correction);
}
