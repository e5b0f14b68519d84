import type { Kysely } from "kysely";
import type { Booking } from "#domain/api/bookings.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { type Correction, correctedFields, fieldWords } from "#domain/booking/corrections.ts";
import { type BookingField, fieldTable } from "#domain/booking/fields.ts";
import { quoteFor } from "#domain/booking/prices.ts";
import { endOf, linkEndsAt } from "#domain/business-clock/visits.ts";
import { kindsTo } from "#domain/message-kinds.ts";
import { readRow, writeRow } from "#server/db/booking-row.ts";
import type { Database } from "#server/db/schema.ts";
import { dropMessages, enqueue } from "#server/messages/enqueue.ts";
import {
  type Change,
  defineChange,
  invalid,
  preceded,
  precededBy,
  type Rejection,
} from "./change.ts";
import { deriveAgain } from "./derived-columns.ts";
import { announceVisitAgain } from "./enqueue-visit-mails.ts";
import { addEvent, readHistory } from "./history.ts";
import { selectBookings } from "./read-booking.ts";
import { readVisit } from "./select-visits.ts";
import { endLinks } from "./visitor-links.ts";
import { noteNews } from "./visitor-news.ts";

type Values = Readonly<Partial<Record<BookingField, string | null | undefined>>>;

export interface Fields {
  /** What the caller saw. With older values the change is rejected, with who changed them. */
  readonly from: Values;
  readonly to: Values;
  /** A booking that may have been quoted a price for the new plan and dogs. */
  readonly quotedAs?: QuotedBooking;
}

type QuotedBooking = Pick<Booking, "serviceType" | "numDogs" | "quotedPerVisit">;

function correctionOf({ from, to }: Fields): Correction {
  const changed = bookingFields.filter(
    (field) => to[field] !== undefined && to[field] !== from[field],
  );
  return Object.fromEntries(
    changed.map((field) => [field, { from: from[field] ?? null, to: to[field] ?? null }]),
  );
}

export const correctBooking = defineChange<Fields>({
  name: "correctBooking",
  allows: ["erased"],
  async run(db, change) {
    const rejection = await writeCorrection(db, change, change);
    if (rejection) return rejection;
    const corrected = correctionOf(change);
    if (Object.keys(corrected).length === 0) return undefined;
    if (corrected.email) await mailNewLink(db, change);
    if (change.actor === "visitor") await noteNews(db, change);
    return undefined;
  },
});

/** The link that the earlier address has ends. The visit to come brings the new one along. */
export async function mailNewLink(
  db: Kysely<Database>,
  { bookingId, key: eventId, at }: Pick<Change, "bookingId" | "key" | "at">,
): Promise<void> {
  await endLinks(db, bookingId);
  const booking = await readRow(db, bookingId, "created_at");
  const visit = (await readVisit(db, bookingId)) ?? null;
  if (visit?.state === "booked" && endOf(visit) > new Date(at))
    return announceVisitAgain(db, { bookingId, correctionId: eventId, at });
  if (booking && linkEndsAt(new Date(booking.created_at), visit) > new Date(at))
    await enqueue(db, [{ kind: "visit-link", bookingId, eventId, at }]);
}

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

/** Today's price, unless the same plan and dogs were quoted before. */
function quoteAgain(booking: Parameters<typeof quoteFor>[0], quoted?: QuotedBooking) {
  const today = quoteFor(booking);
  const isKnown = quoted?.serviceType === booking.serviceType && quoted.numDogs === booking.numDogs;
  return today !== null && isKnown ? (quoted.quotedPerVisit ?? today) : today;
}

async function correctFields(
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
      ({ kind, text }) =>
        kind === "edited" && correctedFields(text).some((field) => outdated.includes(field)),
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
  const { serviceType, numDogs } = corrected;
  const quote = (serviceType || numDogs) && {
    quoted_per_visit: quoteAgain(
      {
        page: before.page,
        serviceType: serviceType?.to ?? before.serviceType,
        numDogs: numDogs?.to ?? before.numDogs,
      },
      fields.quotedAs,
    ),
  };
  await writeRow(db, bookingId, { ...Object.fromEntries(columns), ...quote });
  await deriveAgain(db, [bookingId]);
  if (corrected.email) {
    // A corrected address no longer needs a warning.
    await dropMessages(db)
      .where("booking_id", "=", bookingId)
      .where("kind", "in", kindsTo("visitor"))
      .where("state", "=", "failed")
      .execute();
  }
  return undefined;
}
