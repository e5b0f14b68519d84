import { callBackTimes } from "#content/business-facts.ts";
import type { BookingEvent } from "./api/bookings.ts";
import { dayMs, hourMs, sinceMidnight } from "./dates.ts";
import { addDays } from "./days.ts";
import { midnightBefore, openingOn } from "./promise.ts";
import { currentEvents } from "./undo.ts";

/** The longest time after which somebody may be called back. */
export const maxFollowUpMs = 366 * dayMs;

/** Somebody who was reached and has not decided is called again after this many days, unless a day was agreed on. */
const undecidedDays = 2;

const at = (midnight: number, time: string) => new Date(midnight + sinceMidnight(time));

/** The morning that is this many days ahead, or of the next day on which the office opens. */
function morningAfter(now: Date, days: number): Date {
  let midnight = midnightBefore(now.getTime()) + days * dayMs;
  while (!openingOn(midnight)) midnight += dayMs;
  return at(midnight, callBackTimes.morning);
}

/** The morning of a Phoenix day such as "2026-11-24". */
export const morningOf = (day: string): Date => morningAfter(new Date(`${day}T12:00:00Z`), 0);

const tonight = (now: Date): Date => at(midnightBefore(now.getTime()), callBackTimes.evening);

/** When somebody can be called back, in the order of time. Tonight is offered until an hour before. */
export function callBackChoices(
  now: Date,
): readonly { readonly label: string; readonly until: Date }[] {
  const choices = [
    { label: "Tonight", until: tonight(now) },
    { label: "Tomorrow", until: morningAfter(now, 1) },
    { label: "Next week", until: morningAfter(now, 7) },
  ];
  return choices.filter(({ until }) => until.getTime() - now.getTime() >= hourMs);
}

/** After a voicemail, the next try is in the other half of the day. */
export const nextTry = (now: Date): Date =>
  callBackChoices(new Date(now.getTime() + hourMs))[0]?.until ?? morningAfter(now, 1);

/** "Did they stay?" is asked the morning after a visit. */
export const stayAskedAt = (day: string): Date => morningOf(addDays(day, 1));

/** What follows from the history of a booking, the oldest event first. Undone events do not count. */
export function outcomeOf(history: readonly BookingEvent[]): {
  /** When to turn to it again; null where no call is planned. */
  readonly followUpAt: string | null;
  /** The plan that was agreed on when somebody became a customer. */
  readonly chosenPlan: string | null;
} {
  let followUpAt: string | null = null;
  let chosenPlan: string | null = null;
  for (const { kind, to, text, at: happenedAt } of currentEvents(history)) {
    if (kind === "voicemail" || kind === "follow-up") followUpAt = text;
    if (kind === "erased") followUpAt = null;
    if (kind !== "status") continue;
    if (to === "active") chosenPlan = text;
    followUpAt =
      to === "contacted" ? morningAfter(new Date(happenedAt), undecidedDays).toISOString() : null;
  }
  return { followUpAt, chosenPlan };
}
