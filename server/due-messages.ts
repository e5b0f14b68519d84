import type { Kysely } from "kysely";
import { linkActors } from "#domain/actors.ts";
import type { Booking, BookingEvent } from "#domain/api/bookings.ts";
import type { Task, TaskList } from "#domain/api/tasks.ts";
import { readCorrection } from "#domain/booking/corrections.ts";
import { type Kind, messageKinds } from "#domain/message-kinds.ts";
import { isUncalled } from "#domain/tasks/reasons.ts";
import { enqueueVisitReminders, mayKnow } from "#server/bookings/enqueue-visit-mails.ts";
import { eventColumns, readHistory } from "#server/bookings/history.ts";
import { readPlan } from "#server/bookings/places.ts";
import { selectBookings, withoutSeq } from "#server/bookings/read-booking.ts";
import { selectVisits } from "#server/bookings/select-visits.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import type { Store } from "#server/db/store.ts";
import type {
  Claimed,
  ClaimRequest,
  DueMessage,
  DueMessages,
  DueVisit,
} from "#server/messages/channels.ts";
import { claimDue } from "#server/messages/claim-due.ts";
import { subscriptionOf } from "#server/messages/push-devices.ts";
import { readCollected } from "./messages/collect.ts";
import { enqueueReminders } from "./visits/enqueue-reminders.ts";
import { listTasks } from "./visits/list-tasks.ts";

/** Claims due messages, and reads what each is about. */
export const claimMessages = defineCommand({
  name: "claimMessages",
  kind: "write",
  async run(db, request: ClaimRequest): Promise<Claimed> {
    const { due, nextAt } = await claimDue(db, request);
    const messages: DueMessage[] = [];
    const daysOff = due.length > 0 ? (await readPlan(db)).daysOff : [];
    const isOfTasks = due.some(({ kind }) => messageKinds[kind].about === "tasks");
    const list = isOfTasks ? await listTasks.run(db, { now: request.now }) : undefined;
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
        mailbox: booking ? mailboxOf(booking, mailbox, event) : "",
        device: device_id === null ? null : await subscriptionOf(db, device_id),
        collected: message.kind === "collected" ? await readCollected(db, message.id) : [],
        ...(about === "tasks" && list && { list: named(list, message.text) }),
        ...(about === "news" && {
          news: await readNews(db, booking_id ?? "", event?.at),
        }),
      });
    }
    return { messages, nextAt };
  },
});

/** Of the calls that a reminder names, those that nobody has made. */
function named(list: TaskList, text: string | null): TaskList {
  if (!text) return list;
  const ids = new Set(text.split(" "));
  const isToCall = ({ reason, booking }: Task) =>
    ids.has(booking.id) && (reason === "call-back" || isUncalled(booking));
  return { ...list, items: list.items.filter(isToCall) };
}

const readNews = async (
  db: Kysely<Database>,
  bookingId: string,
  since = "",
): Promise<BookingEvent[]> =>
  (await readHistory(db, bookingId)).filter(
    ({ actor, at }) => linkActors.includes(actor) && at >= since,
  );

/** A merge has replaced the address that its correction names. */
const mailboxOf = (
  { email }: Booking,
  mailbox: (typeof messageKinds)[Kind]["mailbox"],
  event: BookingEvent | undefined,
): string => (mailbox === "own" ? email : (readCorrection(event?.text ?? null).email?.from ?? ""));

async function findVisit(
  db: Kysely<Database>,
  booking: Booking | undefined,
  eventId: string | null,
): Promise<DueVisit | null> {
  if (!booking) return null;
  const { id: bookingId } = booking;
  const visit = await selectVisits(db)
    .select(["uid", "event_id as eventId"])
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  if (!visit) return null;
  return { ...visit, wasAnnounced: await mayKnow(db, { bookingId, otherThan: eventId }) };
}

/** What the outbox asks for, since it knows neither bookings nor visits. */
export function dueMessages(store: Pick<Store, "run">): DueMessages {
  let remindedIn = "";
  return {
    async enqueue(now) {
      const minute = now.slice(0, "2026-11-24T08:00".length);
      // The list of tasks takes tens of milliseconds.
      if (minute !== remindedIn) await store.run(enqueueReminders, { now });
      remindedIn = minute;
      await store.run(enqueueVisitReminders, { now });
    },
    claim: (request) => store.run(claimMessages, request),
  };
}
