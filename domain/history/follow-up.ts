import { callBackTimes } from "#content/business-facts.ts";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { readCorrection } from "#domain/booking/corrections.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { opensNext, startOfDay } from "#domain/business-clock/office.ts";
import { dayMs, hourMs, phoenixDay, sinceMidnight } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { currentEvents } from "./undo.ts";

/** The longest time after which somebody may be called back. */
export const maxFollowUpMs = 366 * dayMs;

/** Somebody who was reached and has not decided is called again after this many days, unless a day was agreed on. */
const undecidedDays = 2;

const at = (day: string, time: string) => new Date(startOfDay(day) + sinceMidnight(time));

/** The morning of a Phoenix day such as "2026-11-24", or of the next one on which the office opens. */
export function morningOf(day: string, daysOff: DaysOff): Date {
  const next = opensNext(new Date(startOfDay(day) - 1), daysOff);
  return at(next ? phoenixDay(next) : day, callBackTimes.morning);
}

const morningAfter = (now: Date, days: number, daysOff: DaysOff) =>
  morningOf(addDays(phoenixDay(now), days), daysOff);

/** When somebody can be called back, in the order of time. Tonight is offered until an hour before. */
export function callBackChoices(
  now: Date,
  daysOff: DaysOff,
): readonly { readonly label: string; readonly until: Date }[] {
  const today = phoenixDay(now);
  const morning = morningAfter(now, 1, daysOff);
  const isTomorrow = phoenixDay(morning) === addDays(today, 1);
  const choices = [
    { label: "Tonight", until: at(today, callBackTimes.evening) },
    { label: isTomorrow ? "Tomorrow" : "Next open day", until: morning },
    { label: "Next week", until: morningAfter(now, 7, daysOff) },
  ];
  return choices.filter(({ until }) => until.getTime() - now.getTime() >= hourMs);
}

/** Somebody was reached and has not decided. */
export const undecidedUntil = (now: Date, daysOff: DaysOff): Date =>
  morningAfter(now, undecidedDays, daysOff);

/** After a voicemail, the next try is in the other half of the day. */
export function nextTry(now: Date, daysOff: DaysOff): Date {
  const evening = at(phoenixDay(now), callBackTimes.evening);
  const isHoursAway = evening.getTime() - now.getTime() >= 2 * hourMs;
  return isHoursAway ? evening : morningAfter(now, 1, daysOff);
}

/** "Did they stay?" is asked the morning after a visit. */
export const stayAskedAt = (day: string, daysOff: DaysOff): Date =>
  morningOf(addDays(day, 1), daysOff);

/** What follows from the history of a booking, the oldest event first: of the closed days it knows the holidays. Undone events do not count. */
export function followUpOf(history: readonly BookingEvent[]): {
  /** When to turn to it again; null where no call is planned. */
  readonly followUpAt: string | null;
  /** The plan of a customer: what was agreed on, or corrected since. */
  readonly chosenPlan: string | null;
} {
  let followUpAt: string | null = null;
  let chosenPlan: string | null = null;
  for (const { kind, from, to, text, at: happenedAt } of currentEvents(history)) {
    const corrected = kind === "edited" ? readCorrection(text).serviceType?.to : undefined;
    if (chosenPlan !== null && corrected) chosenPlan = corrected;
    if (kind === "voicemail" || kind === "follow-up") followUpAt = text;
    if (kind === "erased") followUpAt = null;
    // Somebody who is to be called later has asked again, and waits.
    const hasAskedAgain = kind === "merged" && from === "pending";
    if (hasAskedAgain && followUpAt !== null && followUpAt > happenedAt) followUpAt = happenedAt;
    if (kind !== "status") continue;
    if (to === "active") chosenPlan = text;
    followUpAt = to === "contacted" ? undecidedUntil(new Date(happenedAt), []).toISOString() : null;
  }
  return { followUpAt, chosenPlan };
}
