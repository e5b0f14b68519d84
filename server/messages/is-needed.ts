import type { Booking } from "#domain/api/bookings.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { reminderUntil, somebodyComes } from "#domain/business-clock/reminders.ts";
import { endOf } from "#domain/business-clock/visits.ts";
import { hourMs } from "#domain/dates.ts";
import type { Kind } from "#domain/message-kinds.ts";
import { canApologize } from "#domain/tasks/apology.ts";
import { isUncalled } from "#domain/tasks/reasons.ts";
import type { DueMessage } from "#server/outbox/channels.ts";

const noteLifetimeMs = 12 * hourMs;

type Need = (booking: Booking, message: DueMessage, now: Date) => boolean;

/** Spam and bookings that were merged into another hear nothing more. */
const isListed: Need = ({ status, mergedInto }) => status !== "spam" && mergedInto === null;
/** The email address may have been removed since. */
const hasEmail: Need = (_, { mailbox }) => mailbox !== "";
const isLatest: Need = (_, { visit, event }) => visit !== null && visit.eventId === event?.id;
const isMerged: Need = ({ mergedInto }) => mergedInto !== null;
const isToCome: Need = (_, { visit }, now) =>
  visit?.state === "cancelled" || (visit?.state === "booked" && now < endOf(visit));
const always: Need = () => true;

const all =
  (...needs: readonly Need[]): Need =>
  (...given) =>
    needs.every((need) => need(...given));

const needs = {
  lead: ({ status }) => status !== "spam",
  confirmation: all(hasEmail, ({ status }) => status !== "spam" && status !== "declined"),
  reminder: all(
    isUncalled,
    ({ createdAt }, { daysOff }, now) => now < callBy(new Date(createdAt), daysOff),
  ),
  overdue: isUncalled,
  "call-back": all(
    isListed,
    ({ followUpAt, status }, _, now) =>
      followUpAt !== null && new Date(followUpAt) <= now && status !== "declined",
  ),
  apology: (booking, _, now) => canApologize(booking, now),
  visit: all(isLatest, hasEmail, isToCome),
  "visit-reminder": all(
    isLatest,
    hasEmail,
    (_, { visit, daysOff }, now) =>
      visit?.state === "booked" && now < reminderUntil(visit.day) && somebodyComes(visit, daysOff),
  ),
  "visit-released": all(isLatest, hasEmail, isListed),
  "visit-link": all(hasEmail, isListed),
  "former-link": all(hasEmail, isListed),
  "mailbox-check": all(hasEmail, isListed),
  "mailbox-asked": all(hasEmail, isListed),
  merged: all(hasEmail, isMerged),
  "merged-visit": all(isLatest, hasEmail, isMerged, isToCome),
  "visitor-news": isListed,
  digest: always,
  alarm: always,
  collected: always,
  webhook: always,
} satisfies Record<Kind, Need>;

/** Whether a queued message should still be sent. An erased booking sends only the erasure event. */
export function isNeeded(message: DueMessage, now: Date): boolean {
  const { kind, booking, event, createdAt } = message;
  if (booking === null) return now.getTime() - Date.parse(createdAt) < noteLifetimeMs;
  if (booking.erasedAt !== null) return event?.kind === "erased";
  return needs[kind](booking, message, now);
}
