import { hours } from "#content/business-facts.ts";
import { phonesWords, promiseWords } from "#content/promise.ts";
import {
  dayMs,
  formatDayAndTime,
  formatTime,
  hourMs,
  minuteMs,
  phoenixDay,
  phoenixOffsetMs,
  sinceMidnight,
  weekdayOf,
} from "#domain/dates.ts";
import { addDays, formatDay } from "#domain/days.ts";
import { closedBetween, closedOn, type DaysOff } from "./closed-days.ts";

// When people answer. All moments are in Phoenix.

/** Nobody is asked to act sooner than this. */
export const leastNoticeMs = hourMs;

/** Longer than any vacation. */
const maxDaysClosed = 400;

export const startOfDay = (day: string): number => Date.parse(day) - phoenixOffsetMs;

/** The hours of any such weekday. */
function hoursOn(day: string, week = hours) {
  const weekday = weekdayOf(day);
  return week.find(({ days }) => days.some((one) => one === weekday));
}

/** When the office opens and closes on a day, in milliseconds; undefined while it stays closed. */
export function openingOn(day: string, daysOff: DaysOff, week = hours) {
  const times = hoursOn(day, week);
  if (!times || closedOn(day, daysOff)?.phones === false) return undefined;
  const midnight = startOfDay(day);
  return {
    opens: midnight + sinceMidnight(times.opens),
    closes: midnight + sinceMidnight(times.closes),
  };
}

export function isOpen(now: Date, daysOff: DaysOff): boolean {
  const opening = openingOn(phoenixDay(now), daysOff);
  return opening !== undefined && now.getTime() >= opening.opens && now.getTime() < opening.closes;
}

/** When the office opens next, later than now; undefined if that is more than a year away. */
export function opensNext(now: Date, daysOff: DaysOff): Date | undefined {
  const today = phoenixDay(now);
  for (let ahead = 0; ahead <= maxDaysClosed; ahead += 1) {
    const opening = openingOn(addDays(today, ahead), daysOff);
    if (opening && opening.opens > now.getTime()) return new Date(opening.opens);
  }
  return undefined;
}

/** The last office moment after `from` and no later than `until`. The moment of closing is one. */
export function lastOfficeMoment(
  from: Date,
  until: Date,
  daysOff: DaysOff,
  week = hours,
): Date | undefined {
  for (let day = phoenixDay(until); day >= phoenixDay(from); day = addDays(day, -1)) {
    const opening = openingOn(day, daysOff, week);
    if (!opening || opening.opens > until.getTime()) continue;
    const last = Math.min(opening.closes, until.getTime());
    return last > from.getTime() ? new Date(last) : undefined;
  }
  return undefined;
}

const daytime = { from: 7 * hourMs, until: 21 * hourMs };
const nightMs = dayMs - daytime.until + daytime.from;

/** Whether the hour is humane: from 7 AM to 9 PM. */
export function isDaytime(moment: Date): boolean {
  const time = moment.getTime() - startOfDay(phoenixDay(moment));
  return time >= daytime.from && time <= daytime.until;
}

/** The moment itself; at night the 9 PM before. */
export function lastDaytimeMoment(moment: Date): Date {
  if (isDaytime(moment)) return moment;
  const midnight = startOfDay(phoenixDay(moment));
  const isEvening = moment.getTime() > midnight + daytime.until;
  return new Date(midnight + daytime.until - (isEvening ? 0 : dayMs));
}

/** The moment itself; at night the 7 AM after. */
export const nextDaytimeMoment = (moment: Date): Date =>
  isDaytime(moment) ? moment : new Date(lastDaytimeMoment(moment).getTime() + nightMs);

const quarterMs = 15 * minuteMs;

/** As moments are printed: the quarter hour before. */
export const toQuarter = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / quarterMs) * quarterMs);

/** "today by 6 PM", "tomorrow by noon", "by Friday, 4 PM". */
export function byWords(moment: Date, now: Date): string {
  const { by, today: onToday, tomorrow } = promiseWords;
  const day = phoenixDay(moment);
  const today = phoenixDay(now);
  if (day === today) return `${onToday} ${by} ${formatTime(moment)}`;
  if (day === addDays(today, 1)) return `${tomorrow} ${by} ${formatTime(moment)}`;
  return `${by} ${formatDayAndTime(moment)}`;
}

/** The holiday that keeps the phones closed until that day. */
function holidayBefore(day: string, today: string, daysOff: DaysOff): string | undefined {
  const closed = closedBetween(today, addDays(day, -1), daysOff);
  return closed.find((one) => one.holiday && !one.phones && hoursOn(one.day))?.holiday;
}

/** "Phones open now", "Phones open today, 7 AM", "Phones closed for Thanksgiving, open Friday, 7 AM". */
export function phonesLine(now: Date, daysOff: DaysOff): string {
  const { phones, open, closed, closedFor } = phonesWords;
  if (isOpen(now, daysOff)) return `${phones} ${open} ${phonesWords.now}`;
  const next = opensNext(now, daysOff);
  if (!next) return `${phones} ${closed}`;
  const today = phoenixDay(now);
  const day = phoenixDay(next);
  const isSoon = day < addDays(today, 7);
  const named = isSoon ? weekdayOf(day) : formatDay(day);
  const when = day === today ? promiseWords.today : named;
  const opens = `${open} ${when}, ${formatTime(next)}`;
  const holiday = holidayBefore(day, today, daysOff);
  return holiday ? `${phones} ${closedFor} ${holiday}, ${opens}` : `${phones} ${opens}`;
}
