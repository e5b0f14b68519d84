import { business } from "#content/business.ts";
import { callBy, lastOpenMoment } from "./call-by.ts";
import { dayMs, hourMs } from "./dates.ts";
import { midnightBefore, nextOpening, openingOn } from "./promise.ts";

/** The hours for reminders when no open hour is left. */
const daytime = { from: 7 * hourMs, until: 21 * hourMs };

/** Whether a reminder may come now, even a late one. */
export function isReminderTime(now: Date): boolean {
  const time = now.getTime() - midnightBefore(now.getTime());
  return nextOpening(now) === undefined || (time >= daytime.from && time <= daytime.until);
}

function lastDaytimeMoment(moment: number): number {
  const midnight = midnightBefore(moment);
  if (moment < midnight + daytime.from) return midnight - dayMs + daytime.until;
  return Math.min(moment, midnight + daytime.until);
}

/** When the owner is reminded at "call by": then, or in the evening before a night without an open hour. */
export function dueReminder(createdAt: Date): Date {
  const due = callBy(createdAt).getTime();
  const isOpenLeft = lastOpenMoment(createdAt.getTime(), due) !== undefined;
  return new Date(isOpenLeft ? due : lastDaytimeMoment(due));
}

/** When the owner is reminded before that: some hours before, or at half of the time if there is less. */
export function earlyReminder(createdAt: Date): Date {
  const created = createdAt.getTime();
  const due = dueReminder(createdAt).getTime();
  const wanted = due - Math.min(business.remindHoursBefore * hourMs, (due - created) / 2);
  const open = lastOpenMoment(created, wanted);
  if (open !== undefined) return new Date(open);
  const opening = nextOpening(new Date(wanted))?.getTime() ?? due;
  if (opening < due) return new Date(opening);
  const before = lastDaytimeMoment(wanted);
  return new Date(before > created ? before : before + dayMs - daytime.until + daytime.from);
}

/** When the owner is reminded of late leads on the moment's Phoenix day: at noon, or the open moment closest to it. */
export function dailyReminder(moment: Date): Date {
  const noon = midnightBefore(moment.getTime()) + 12 * hourMs;
  const { opens, closes } = openingOn(noon) ?? { opens: noon, closes: noon };
  return new Date(Math.min(Math.max(noon, opens), closes));
}

/** When the owner gets the digest of the moment's Phoenix day; undefined on a closed day. */
export function digestAt(moment: Date): Date | undefined {
  const opening = openingOn(moment.getTime());
  return opening && new Date(opening.opens);
}
