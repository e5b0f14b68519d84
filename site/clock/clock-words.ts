import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { phonesLine } from "#domain/business-clock/office.ts";
import { promiseLine } from "#domain/business-clock/promise.ts";
import { unbroken } from "#domain/dates.ts";

/** When the visitor hears from the team. */
export const replyText = (now: Date, daysOff: DaysOff): string =>
  unbroken(promiseLine(now, daysOff));

export const phonesText = (now: Date, daysOff: DaysOff): string =>
  unbroken(phonesLine(now, daysOff));
