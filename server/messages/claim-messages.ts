import type { Kysely } from "kysely";
import type { Booking, BookingEvent } from "#domain/api/bookings.ts";
import { type Kind, messageKinds } from "#domain/message-kinds.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { eventColumns, readHistory } from "#server/journal/history.ts";
import { selectBookings, withoutSeq } from "#server/journal/read-booking.ts";
import { selectVisits } from "#server/journal/select-visits.ts";
import { newsActors } from "#server/journal/visitor-news.ts";
import type { DueMessage, DueVisit } from "#server/outbox/channels.ts";
import { type ClaimRequest, claimDue } from "#server/outbox/claim-messages.ts";
import { subscriptionOf } from "#server/outbox/push-devices.ts";
import { mayKnow } from "#server/visits/enqueue-visit-mails.ts";
import { readPlan } from "#server/visits/places.ts";

interface Claimed {
  readonly messages: readonly DueMessage[];
  readonly nextAt: string | null;
}

/** Claims due messages, and reads what each is about. */
export const claimMessages = defineCommand({
  name: "claimMessages",
  kind: "write",
  async run(db, request: ClaimRequest): Promise<Claimed> {
    const { due, nextAt } = await claimDue(db, request);
    const messages: DueMessage[] = [];
    const daysOff = due.length > 0 ? (await readPlan(db)).daysOff : [];
    for (const { booking_id, event_id, device_id, ...message } of due) {
      const { about, mailbox } = messageKinds[message.kind];
      const booking = await selectBookings(db)
        .where("bookings.id", "=", booking_id)
        .executeTakeFirst();
      const event = await db
        .selectFrom("booking_events")
        .select(eventColumns)
        .where("id", "=", event_id)
        .executeTakeFirst();
      messages.push({
        ...message,
        daysOff,
        booking: booking ? withoutSeq(booking) : null,
        event: event ?? null,
        visit:
          about === "visit" || about === "news" ? await findVisit(db, booking, event_id) : null,
        mailbox: booking ? await mailboxOf(db, booking, mailbox) : "",
        device: device_id === null ? null : await subscriptionOf(db, device_id),
        ...(about === "news" && {
          news: await readNews(db, booking_id ?? "", event?.at),
        }),
      });
    }
    return { messages, nextAt };
  },
});

const readNews = async (
  db: Kysely<Database>,
  bookingId: string,
  since = "",
): Promise<BookingEvent[]> =>
  (await readHistory(db, bookingId)).filter(
    ({ actor, at }) => newsActors.includes(actor) && at >= since,
  );

async function mailboxOf(
  db: Kysely<Database>,
  { id, email }: Booking,
  mailbox: (typeof messageKinds)[Kind]["mailbox"],
): Promise<string> {
  if (mailbox === "own") return email;
  const link = await db
    .selectFrom("visit_links")
    .select(`${mailbox}_email as email`)
    .where("booking_id", "=", id)
    .executeTakeFirst();
  return link?.email ?? "";
}

/** A merge moves the visit to the booking merged into. */
async function findVisit(
  db: Kysely<Database>,
  booking: Booking | undefined,
  eventId: string | null,
): Promise<DueVisit | null> {
  if (!booking) return null;
  const bookingId = booking.mergedInto ?? booking.id;
  const visit = await selectVisits(db)
    .select(["uid", "event_id as eventId"])
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  if (!visit) return null;
  return { ...visit, wasAnnounced: await mayKnow(db, { bookingId, otherThan: eventId }) };
}
