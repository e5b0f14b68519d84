import type { Kysely } from "kysely";
import { mailWords } from "#content/mail.ts";
import { closedOn } from "#domain/business-clock/closed-days.ts";
import { reminderAt } from "#domain/business-clock/reminders.ts";
import { writeSlot } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { readRow } from "#server/db/booking-row.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { dropMessages, enqueue } from "#server/messages/enqueue.ts";
import { eventOrder } from "./history.ts";
import { readPlan } from "./places.ts";

const ofVisit = (db: Kysely<Database>, bookingId: string) =>
  db
    .selectFrom("messages")
    .where("messages.booking_id", "=", bookingId)
    .where("messages.kind", "=", "visit");

const dropVisitMails = (db: Kysely<Database>, bookingId: string) =>
  dropMessages(db).where("booking_id", "=", bookingId).where("kind", "=", "visit");

const dropUnattempted = (db: Kysely<Database>, bookingId: string) =>
  dropVisitMails(db, bookingId)
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .where("claimed_until", "is", null)
    .execute();

/** Oldest first: emails that may have arrived, and withheld ones, because the owner calls instead. */
async function newsHeard(db: Kysely<Database>, bookingId: string) {
  const mails = await ofVisit(db, bookingId)
    .innerJoin("booking_events", "booking_events.id", "messages.event_id")
    .innerJoin("visits", "visits.booking_id", "messages.booking_id")
    .whereRef("messages.created_at", ">=", "visits.created_at")
    .select([
      "messages.state",
      "messages.event_id as eventId",
      "booking_events.kind",
      "booking_events.text",
    ])
    .where(({ eb, or }) =>
      or([
        eb("attempts", ">", 0),
        eb("claimed_until", "is not", null),
        eb("messages.state", "=", "withheld"),
      ]),
    )
    .orderBy(eventOrder(db))
    .orderBy("messages.created_at")
    .execute();
  return mails.map(({ state, eventId, kind, text }) => {
    return { state, eventId, slot: kind === "visit-cancelled" ? null : text };
  });
}

/** Whether an email about the visit, other than about this event, may have reached the customer. */
export async function mayKnow(
  db: Kysely<Database>,
  { bookingId, otherThan }: { readonly bookingId: string; readonly otherThan: string | null },
): Promise<boolean> {
  const heard = await newsHeard(db, bookingId);
  return heard.some(({ state, eventId }) => state !== "withheld" && eventId !== otherThan);
}

export const expectsVisit = async (db: Kysely<Database>, bookingId: string): Promise<boolean> =>
  ((await newsHeard(db, bookingId)).at(-1)?.slot ?? null) !== null;

interface VisitNews {
  readonly bookingId: string;
  readonly eventId: string;
  readonly at: string;
  /** As in the history; null for a canceled visit. */
  readonly slot: string | null;
  /** The message's id, if it is not the first about the event. */
  readonly id?: string;
}

/** Replaces waiting emails about earlier changes. A canceled visit that the customer never heard of needs no email. */
export async function enqueueVisitMail(
  db: Kysely<Database>,
  { bookingId, eventId, at, slot, ...message }: VisitNews,
): Promise<void> {
  await dropUnattempted(db, bookingId);
  if (slot === null && !(await expectsVisit(db, bookingId))) return;
  const booking = await readRow(db, bookingId, "email");
  const withheld = booking?.email === "" ? mailWords.visit.noEmail : undefined;
  await enqueue(db, [{ ...message, kind: "visit", bookingId, eventId, at, withheld }]);
}

/** Enqueues the visit's email for a corrected address, in place of one that still waits. */
export async function announceVisitAgain(
  db: Kysely<Database>,
  {
    bookingId,
    correctionId,
    at,
  }: { readonly bookingId: string; readonly correctionId: string; readonly at: string },
): Promise<void> {
  const visit = await db
    .selectFrom("visits")
    .select(["day", "starts", "ends", "event_id as eventId"])
    .where("booking_id", "=", bookingId)
    .where("state", "=", "booked")
    .executeTakeFirst();
  if (!visit) return;
  await dropVisitMails(db, bookingId).where("state", "in", ["waiting", "withheld"]).execute();
  const { eventId } = visit;
  const id = `${correctionId}.visit`;
  await enqueueVisitMail(db, { id, bookingId, eventId, at, slot: writeSlot(visit) });
}

/** Enqueues nothing if the customer was last sent the same. @returns the event that the visit's emails are about now */
export async function enqueueUndoneVisit(db: Kysely<Database>, news: VisitNews): Promise<string> {
  await dropUnattempted(db, news.bookingId);
  const last = (await newsHeard(db, news.bookingId)).at(-1);
  const isLost = last?.state === "failed" || last?.state === "dropped";
  if (last?.eventId && last.slot === news.slot && !isLost) return last.eventId;
  await enqueueVisitMail(db, news);
  return news.eventId;
}

/** The rest follows with the next pass. */
const maxReminders = 500;

/** In the evening, for tomorrow's visits that were scheduled before; not for those on a closed day that nobody makes. */
export const enqueueVisitReminders = defineCommand({
  name: "enqueueVisitReminders",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const tomorrow = addDays(phoenixDay(new Date(now)), 1);
    const { daysOff } = await readPlan(db);
    const from = reminderAt(tomorrow, daysOff).toISOString();
    if (now < from) return;
    const isClosed = closedOn(tomorrow, daysOff) !== undefined;
    const due = await db
      .selectFrom("visits")
      .innerJoin("bookings", "bookings.id", "visits.booking_id")
      .leftJoin("messages", (join) =>
        join
          .onRef("messages.booking_id", "=", "visits.booking_id")
          .onRef("messages.event_id", "=", "visits.event_id")
          .on("messages.kind", "=", "visit-reminder"),
      )
      .select(["visits.booking_id as bookingId", "visits.event_id as eventId"])
      .where("visits.day", "=", tomorrow)
      .where("visits.state", "=", "booked")
      .where("visits.changed_at", "<", from)
      .$if(isClosed, (query) => query.where("visits.kept_at", "is not", null))
      .where("bookings.email", "!=", "")
      .where("messages.id", "is", null)
      .limit(maxReminders)
      .execute();
    await enqueue(
      db,
      due.map((news) => ({ ...news, kind: "visit-reminder", at: now })),
    );
  },
});
