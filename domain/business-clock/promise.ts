import { hours } from "#content/business-facts.ts";
import { promiseWords, replyWithinHours } from "#content/promise.ts";
import { hourMs, phoenixDay, unbroken } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import type { DaysOff } from "./closed-days.ts";
import {
  byWords,
  lastDaytimeMoment,
  lastOfficeMoment,
  leastNoticeMs,
  openingOn,
  phonesLine,
  toQuarter,
} from "./office.ts";

/** On the first morning after a closed day nobody has read anything yet: not before an hour after opening. */
function afterOpening(moment: Date, daysOff: DaysOff, week: typeof hours): Date {
  const day = phoenixDay(moment);
  const opening = openingOn(day, daysOff, week);
  if (!opening || openingOn(addDays(day, -1), daysOff, week)) return moment;
  return new Date(Math.max(moment.getTime(), opening.opens + leastNoticeMs));
}

/** When the promise ends for a booking made at `createdAt`. It holds every day, regardless of the office hours. */
export const replyBy = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + replyWithinHours * hourMs);

/**
 * The moment that the visitor reads, and by which the owner calls: the last office moment of the promise, or its end
 * if no office moment is left that a person can use; never at night, nor right when the office opens again.
 */
export function callBy(createdAt: Date, daysOff: DaysOff, week = hours): Date {
  const end = replyBy(createdAt);
  const isLater = (moment: Date, ms: number) => moment.getTime() - createdAt.getTime() >= ms;
  const last = lastOfficeMoment(createdAt, end, daysOff, week);
  const office = last && lastDaytimeMoment(last);
  const usable = office && isLater(office, leastNoticeMs) ? office : lastDaytimeMoment(end);
  return afterOpening(toQuarter(isLater(usable, leastNoticeMs) ? usable : end), daysOff, week);
}

/** The promise for a booking made now, without a period: "You'll hear from us tomorrow by noon, by phone, …". */
export const promiseLine = (
  now: Date,
  daysOff: DaysOff,
  start: string = promiseWords.hear,
): string => `${start} ${byWords(callBy(now, daysOff), now)}, ${promiseWords.channels}`;

/** What a form says to somebody who books now: when they hear from the team, and whether the phones are open. */
export const replyTimes = (now: Date, daysOff: DaysOff) => ({
  reply: unbroken(promiseLine(now, daysOff)),
  phones: unbroken(phonesLine(now, daysOff)),
});
