import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import { type bookingEndpoints, mergeChoices, mergedFields } from "#domain/api/bookings.ts";
import type { BodyOf } from "#domain/api/endpoint.ts";
import { type BookingStatus, statusWords } from "#domain/booking/status.ts";
import type { Database } from "#server/db/schema.ts";
import { writeRow } from "#server/journal/booking-row.ts";
import {
  type Change,
  defineChange,
  invalid,
  mergedAlready,
  partOf,
  precededBy,
} from "#server/journal/change.ts";
import { foldedEmail } from "#server/journal/derived-columns.ts";
import { addEvent } from "#server/journal/history.ts";
import { forgetMailboxes, readMailboxes, writeMailboxes } from "#server/journal/mailboxes.ts";
import { selectBookings } from "#server/journal/read-booking.ts";
import { isRelated } from "#server/journal/related.ts";
import { endLinks } from "#server/journal/visitor-links.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { carryVisit, checkCarry } from "#server/visits/carry-visit.ts";
import { announceVisitAgain, expectsVisit } from "#server/visits/enqueue-visit-mails.ts";
import { writeCorrection } from "./correct-booking.ts";

type Merge = BodyOf<typeof bookingEndpoints.merge>;

/** A merged booking takes no others, so that merges are never more than one deep. */
export const mergeBooking = defineChange({
  name: "mergeBooking",
  allows: ["merged", "erased"],
  alsoLocks: async (_db, { into }) => [into],
  event: ({ into }: Merge) => ({ kind: "merged", text: into }),
  async run(db, { bookingId, into, keep = {}, actor, at, key }, booking, locked) {
    const target = locked.get(into);
    if (booking.merged_into !== null)
      return precededBy(db, bookingId, ({ kind }) => kind === "merged", mergedAlready.reason);
    if (!target) return invalid("The other booking does not exist.");
    if (bookingId === into) return invalid("A booking cannot be merged into itself.");
    if (target.merged_into !== null)
      return invalid(
        "The other booking was itself merged into another. Please merge into that one.",
      );
    if (!isRelated(booking, target))
      return invalid("Only bookings with the same phone or email within 30 days can be merged.");
    const isAside = (status: BookingStatus) => status === "spam" || status === "declined";
    if (isAside(target.status) && !isAside(booking.status))
      return invalid(
        `The other booking is “${statusWords[target.status]}”: nobody would call. Please bring it back first.`,
      );
    if (target.folded_email === "" && booking.folded_email !== "" && keep.email !== "this")
      return invalid("The other booking has no email address. Please keep this one's.");
    if (keep.email === "this" && booking.folded_email === "")
      return invalid("This booking has no email address. Please keep the other one's.");
    const merged = await db
      .selectFrom("bookings")
      .select("id")
      .where("merged_into", "=", bookingId)
      .limit(1)
      .execute();
    if (merged.length > 0)
      return invalid(
        "Another booking was merged into this one. Please merge into this one instead.",
      );
    const rejection = await checkCarry(db, bookingId, into);
    if (rejection) return rejection;
    await writeRow(db, bookingId, { merged_into: into });
    const event = { kind: "merged", at, actor } as const;
    await addEvent(db, { ...event, bookingId, text: into, key });
    const mirrored = randomUUIDv7();
    const { status: from } = booking;
    await addEvent(db, { ...event, bookingId: into, text: bookingId, key: mirrored, from });
    const told = await mailboxTold(db, { bookingId, into });
    await carryVisit(db, { bookingId, at, actor, key: mirrored }, target);
    const change = partOf({ bookingId: into, actor, at, key: mirrored });
    await keepFields(db, { ...change, from: bookingId, keep });
    await tellMailboxes(db, { ...change, key, from: bookingId, told });
    return undefined;
  },
});

/** The mailbox that expects the visit of either booking; undefined where nobody was told of one. */
async function mailboxTold(
  db: Kysely<Database>,
  { bookingId, into }: { readonly bookingId: string; readonly into: string },
): Promise<string | undefined> {
  for (const id of [bookingId, into])
    if (await expectsVisit(db, id)) return (await readMailboxes(db, id)).email;
  return undefined;
}

/** Values that the booking takes over are a correction, so that its history and an undo have the earlier ones. */
async function keepFields(
  db: Kysely<Database>,
  { from, keep, ...change }: Change & Required<Pick<Merge, "keep">> & { readonly from: string },
): Promise<void> {
  const fields = mergeChoices
    .filter((choice) => keep?.[choice] === "this")
    .flatMap((choice) => [...mergedFields[choice]]);
  const valuesOf = async (id: string) => {
    const booking = await selectBookings(db)
      .where("bookings.id", "=", id)
      .executeTakeFirstOrThrow();
    return Object.fromEntries(fields.map((field) => [field, booking[field]]));
  };
  const values = { from: await valuesOf(change.bookingId), to: await valuesOf(from) };
  const { email } = await readMailboxes(db, change.bookingId);
  const other = keep?.email === "this" ? email : (await readMailboxes(db, from)).email;
  await writeMailboxes(db, from, { other_email: other, other_knows_visit_at: null });
  await writeCorrection(db, change, values);
}

/** Both links end. The mailbox that is kept gets a new one, and the other learns that it hears no more. */
async function tellMailboxes(
  db: Kysely<Database>,
  {
    bookingId,
    from,
    told,
    at,
    key,
  }: Change & { readonly from: string; readonly told: string | undefined },
): Promise<void> {
  await endLinks(db, bookingId);
  await forgetMailboxes(db, bookingId);
  const { email } = await readMailboxes(db, bookingId);
  const { other } = await readMailboxes(db, from);
  if (email !== "") await enqueue(db, [{ kind: "visit-link", bookingId, eventId: key, at }]);
  if (!other || foldedEmail(other) === foldedEmail(email)) return;
  await enqueue(db, [{ kind: "merged", bookingId: from, eventId: key, at }]);
  if (told === undefined || foldedEmail(told) === foldedEmail(email)) return;
  await writeMailboxes(db, from, { other_knows_visit_at: at });
  await announceVisitAgain(db, { bookingId, correctionId: key, at });
}
