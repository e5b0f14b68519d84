import type { Booking } from "#domain/api/bookings.ts";
import { reminderUntil, somebodyComes } from "#domain/business-clock/reminders.ts";
import { endOf } from "#domain/business-clock/visits.ts";
import { hourMs } from "#domain/dates.ts";
import { type Condition, messageKinds } from "#domain/message-kinds.ts";
import type { DueMessage } from "./channels.ts";

const noteLifetimeMs = 12 * hourMs;

type Need = (booking: Booking, message: DueMessage, now: Date) => boolean;

const conditions: Readonly<Record<Condition, Need>> = {
  /** The email address may have been removed since. */
  mailbox: (_, { mailbox }) => mailbox !== "",
  "not merged": ({ mergedInto }) => mergedInto === null,
  "not spam": ({ status }) => status !== "spam",
  "not declined": ({ status }) => status !== "declined",
  "latest day": (_, { visit, event }) => visit !== null && visit.eventId === event?.id,
  "day ahead": (_, { visit }, now) =>
    visit?.state === "cancelled" || (visit?.state === "booked" && now < endOf(visit)),
  "visit tomorrow": (_, { visit, daysOff }, now) =>
    visit?.state === "booked" && now < reminderUntil(visit.day) && somebodyComes(visit, daysOff),
};

/** Whether a queued message should still be sent. An erased booking sends only the erasure event. */
export function isNeeded(message: DueMessage, now: Date): boolean {
  const { kind, booking, event, createdAt, list } = message;
  if (booking === null) {
    const isFresh = now.getTime() - Date.parse(createdAt) < noteLifetimeMs;
    return isFresh && (kind !== "reminder" || list?.items.length !== 0);
  }
  if (booking.erasedAt !== null) return event?.kind === "erased";
  return messageKinds[kind].sentWhile.every((one) => conditions[one](booking, message, now));
}
