import { phonesLine } from "#domain/business-clock/office.ts";
import { promiseLine } from "#domain/business-clock/promise.ts";
import { unbroken } from "#domain/dates.ts";
import type { PageClock } from "#domain/page-props.ts";

/** When the visitor hears from the team; a whole sentence if it begins with other words than usual. */
export const replyText = ({ now, daysOff }: PageClock, start = ""): string =>
  unbroken(start ? `${promiseLine(now, daysOff, start)}.` : promiseLine(now, daysOff));

export const phonesText = ({ now, daysOff }: PageClock): string =>
  unbroken(phonesLine(now, daysOff));
