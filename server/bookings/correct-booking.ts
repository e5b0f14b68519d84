import type { Kysely } from "kysely";
import { bookingFields } from "#domain/booking/booking.ts";
import { type Correction, correctedFields, fieldWords } from "#domain/booking/corrections.ts";
import { type BookingField, fieldTable } from "#domain/booking/fields.ts";
import { kindsTo } from "#domain/message-kinds.ts";
import type { Database } from "#server/db/schema.ts";
import { writeRow } from "#server/journal/booking-row.ts";
import {
  type Change,
  defineChange,
  invalid,
  preceded,
  precededBy,
  type Rejection,
} from "#server/journal/change.ts";
import { deriveAgain } from "#server/journal/derived-columns.ts";
import { addEvent, readHistory } from "#server/journal/history.ts";
import { forgetMailboxes } from "#server/journal/mailboxes.ts";
import { selectBookings } from "#server/journal/read-booking.ts";
import { noteNews } from "#server/journal/visitor-news.ts";
import { dropMessages } from "#server/outbox/drop-messages.ts";
import { announceVisitAgain } from "#server/visits/enqueue-visit-mails.ts";
import { confirmAgain } from "./confirm-again.ts";

type Values = Readonly<Partial<Record<BookingField, string | null>>>;

export interface Fields {
  /** What the caller saw. With older values the change is rejected, with who changed them. */
  readonly from: Values;
  readonly to: Values;
}

export interface CorrectionChange extends Fields {
  /** Whether a confirmation, and one of the visit to come, goes to the corrected address, within the limits. */
  readonly confirm: boolean;
}

function correctionOf({ from, to }: Fields): Correction {
  const changed = bookingFields.filter(
    (field) => to[field] !== undefined && to[field] !== from[field],
  );
  return Object.fromEntries(
    changed.map((field) => [field, { from: from[field] ?? null, to: to[field] ?? null }]),
  );
}

export const correctBooking = defineChange({
  name: "correctBooking",
  allows: ["erased"],
  event: (change: CorrectionChange) => ({
    kind: "edited",
    text: JSON.stringify(correctionOf(change)),
  }),
  async run(db, change) {
    const { bookingId, actor, at, key, confirm } = change;
    const rejection = await writeCorrection(db, change, change);
    if (rejection) return rejection;
    const corrected = correctionOf(change);
    if (Object.keys(corrected).length === 0) return undefined;
    if (confirm && corrected.email?.to) {
      await confirmAgain(db, { bookingId, eventId: key, at });
      await announceVisitAgain(db, { bookingId, correctionId: key, at });
    }
    if (actor === "visitor") await noteNews(db, change);
    return undefined;
  },
});

/** Corrects fields and adds the event. */
export async function writeCorrection(
  db: Kysely<Database>,
  { bookingId, at, actor, key, partOf = null }: Change,
  fields: Fields,
): Promise<Rejection | undefined> {
  const rejection = await correctFields(db, bookingId, fields);
  if (rejection) return rejection;
  const corrected = correctionOf(fields);
  if (Object.keys(corrected).length === 0) return undefined;
  const text = JSON.stringify(corrected);
  await addEvent(db, { bookingId, kind: "edited", at, actor, text, key, partOf });
  return undefined;
}

export async function correctFields(
  db: Kysely<Database>,
  bookingId: string,
  fields: Fields,
): Promise<Rejection | undefined> {
  const before = await selectBookings(db)
    .where("bookings.id", "=", bookingId)
    .executeTakeFirstOrThrow();
  const history = await readHistory(db, bookingId);
  const erasing = history.find(({ kind }) => kind === "erased");
  if (erasing) return preceded(erasing);
  const outdated = bookingFields.filter(
    (field) => fields.from[field] !== undefined && fields.from[field] !== before[field],
  );
  if (outdated.length > 0)
    return precededBy(
      db,
      bookingId,
      ({ kind, text, undoes }) =>
        kind === "edited" &&
        (undoes !== null || correctedFields(text).some((field) => outdated.includes(field))),
      `Somebody has changed the ${fieldWords(outdated)} since.`,
    );
  const corrected = correctionOf(fields);
  const emptied = bookingFields.filter((field) => corrected[field]?.to === "");
  if (emptied.length > 0 && before.source !== "phone")
    return invalid(`Only a booking that came by phone can be without the ${fieldWords(emptied)}.`);
  const columns = bookingFields.flatMap((field) => {
    const change = corrected[field];
    return change ? [[fieldTable[field].column, change.to]] : [];
  });
  if (columns.length === 0) return undefined;
  await writeRow(db, bookingId, Object.fromEntries(columns));
  await deriveAgain(db, [bookingId]);
  if (corrected.email) {
    await forgetMailboxes(db, bookingId);
    // A corrected address no longer needs a warning.
    await dropMessages(db)
      .where("booking_id", "=", bookingId)
      .where("kind", "in", kindsTo("visitor"))
      .where("state", "=", "failed")
      .execute();
  }
  return undefined;
}
