import { climate, hotFrom, usualStart } from "#content/climate.ts";
import { visitWindows } from "#content/route-plan.ts";
import type { ClimateMonth, VisitWindow } from "#content/schemas.ts";
import {
  endOf,
  type Slot,
  type VisitWindowName,
  visitWindowNames,
} from "#domain/business-clock/visits.ts";
import { dayMs, minuteMs, phoenixDay, sinceMidnight } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { closedOn, type DaysOff } from "./closed-days.ts";
import {
  lastDaytimeMoment,
  lastOfficeMoment,
  leastNoticeMs,
  startOfDay,
  toQuarter,
} from "./office.ts";

export const isHot = ({ averageHigh }: ClimateMonth): boolean => averageHigh >= hotFrom;

/** When routes start in a month, "H:MM": at first light in hot ones. */
export const routeStart = (month: ClimateMonth): string =>
  isHot(month) ? month.sunrise : usualStart;

function monthOf(day: string): ClimateMonth {
  const month = climate[Number(day.slice(5, 7)) - 1];
  if (!month) throw new RangeError(`${day} is no day`);
  return month;
}

const pad = (number: number) => String(number).padStart(2, "0");

/** The first quarter hour from a time on, "HH:MM". */
function quarterFrom(time: string): string {
  const minutes = Math.ceil(sinceMidnight(time) / minuteMs / 15) * 15;
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

export interface OfferedWindow {
  readonly name: VisitWindowName;
  readonly label: string;
  readonly starts: string;
  readonly ends: string;
}

/** The windows that visits are offered in on a day, by season. */
export function windowsOn(day: string): readonly OfferedWindow[] {
  const month = monthOf(day);
  const season: Partial<Record<VisitWindowName, VisitWindow>> = isHot(month)
    ? visitWindows.hot
    : visitWindows.usual;
  return visitWindowNames.flatMap((name) => {
    const window = season[name];
    return window
      ? { ...window, name, starts: window.starts ?? quarterFrom(routeStart(month)) }
      : [];
  });
}

/** The window that a slot of its day was made from. */
export const windowOf = ({ day, starts }: Slot): VisitWindowName =>
  windowsOn(day).find((window) => window.starts === starts)?.name ?? "morning";

/** @throws RangeError for a window that is not offered on that day */
export function slotOf(day: string, window: VisitWindowName): Slot {
  const offered = windowsOn(day).find(({ name }) => name === window);
  if (!offered) throw new RangeError(`${day} has no ${window}`);
  return { day, starts: offered.starts, ends: offered.ends };
}

/** The first day that a visit can still be set for: today while one of its windows lasts. */
export function firstVisitDay(now: Date): string {
  const today = phoenixDay(now);
  const isLeft = windowsOn(today).some(({ ends }) => endOf({ day: today, ends }) > now);
  return isLeft ? today : addDays(today, 1);
}

const maxWaitMs = 2 * dayMs;

/**
 * By when somebody answers a visitor who asks for a day: at the last office moment before that day, after 48 hours at
 * most. Undefined for a closed day, and if nobody could answer in time: such days are not offered.
 */
export function answerBy(day: string, askedAt: Date, daysOff: DaysOff): Date | undefined {
  if (closedOn(day, daysOff)) return undefined;
  const until = new Date(Math.min(askedAt.getTime() + maxWaitMs, startOfDay(day)));
  const last = lastOfficeMoment(askedAt, until, daysOff);
  const end = last && toQuarter(lastDaytimeMoment(last));
  return end && end.getTime() - askedAt.getTime() >= leastNoticeMs ? end : undefined;
}
