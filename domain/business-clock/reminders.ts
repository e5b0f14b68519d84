import { business } from "#content/business.ts";
import { hourMs, phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { closedOn, type DaysOff } from "./closed-days.ts";
import {
  isDaytime,
  isOpen,
  lastDaytimeMoment,
  lastOfficeMoment,
  nextDaytimeMoment,
  openingOn,
  opensNext,
  startOfDay,
} from "./office.ts";
import { callBy } from "./promise.ts";

/** Whether a reminder may come to the owner now, even a late one. */
export const isReminderTime = (now: Date, daysOff: DaysOff): boolean =>
  isOpen(now, daysOff) || isDaytime(now);

/** When the owner is reminded before "call by": some hours before, or at half of the time if there is less. */
export function earlyReminder(createdAt: Date, daysOff: DaysOff): Date {
  const due = callBy(createdAt, daysOff);
  const half = (due.getTime() - createdAt.getTime()) / 2;
  const wanted = new Date(due.getTime() - Math.min(business.remindHoursBefore * hourMs, half));
  const open = lastOfficeMoment(createdAt, wanted, daysOff);
  if (open) return open;
  const opening = opensNext(wanted, daysOff);
  if (opening && opening < due) return opening;
  const before = lastDaytimeMoment(wanted);
  return before > createdAt ? before : nextDaytimeMoment(wanted);
}

/** When the owner is reminded of late leads on the moment's Phoenix day: at noon, or the open moment closest to it. */
export function dailyReminder(moment: Date, daysOff: DaysOff): Date {
  const day = phoenixDay(moment);
  const noon = startOfDay(day) + 12 * hourMs;
  const { opens, closes } = openingOn(day, daysOff) ?? { opens: noon, closes: noon };
  return new Date(Math.min(Math.max(noon, opens), closes));
}

/** When the owner gets the digest of the moment's Phoenix day; undefined on a closed day. */
export function digestAt(moment: Date, daysOff: DaysOff): Date | undefined {
  const opening = openingOn(phoenixDay(moment), daysOff);
  return opening && new Date(opening.opens);
}

const visitReminder = { from: 17 * hourMs, until: 21 * hourMs };

/**
 * When the customer is reminded of a visit on that day: the evening before, once the office has closed, because a day
 * that was asked for may be confirmed until then.
 */
export function reminderAt(day: string, daysOff: DaysOff): Date {
  const before = addDays(day, -1);
  const midnight = startOfDay(before);
  const closes = openingOn(before, daysOff)?.closes ?? midnight;
  return new Date(
    Math.min(Math.max(midnight + visitReminder.from, closes), midnight + visitReminder.until),
  );
}

/** Whether the customer is reminded of a visit, which was last changed then: not if that was the same evening. */
export const isReminded = (
  { day, changedAt }: { readonly day: string; readonly changedAt: string },
  daysOff: DaysOff,
): boolean => new Date(changedAt) < reminderAt(day, daysOff);

/** Reminders are left out after 9 PM the day before: emails at night or on the day itself help nobody. */
export const reminderUntil = (day: string): Date =>
  new Date(startOfDay(addDays(day, -1)) + visitReminder.until);

/** Whether somebody comes on that day: not on a closed day, unless the owner has said so for this visit. */
export const somebodyComes = (
  { day, keptAt }: { readonly day: string; readonly keptAt: string | null },
  daysOff: DaysOff,
): boolean => keptAt !== null || closedOn(day, daysOff) === undefined;
