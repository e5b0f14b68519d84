import { leadMonths } from "#content/business-facts.ts";
import { keepsPromise } from "#domain/retention.ts";
import { longDay } from "#site/inbox/numbers/days.ts";
import { counted } from "#site/inbox/words.ts";

/** The settings offered, in months. */
const usual = [6, 12, 18, 24, 36, 60, leadMonths];

/** "6 months", "2 years", "18 months". */
export const monthsWords = (months: number): string =>
  months % 12 === 0 && months > 12 ? counted(months / 12, "year") : counted(months, "month");

/** What can be chosen, with what is set now among it. "" keeps everything. */
export function retentionOptions(
  current: number | null,
): readonly { readonly value: string; readonly label: string }[] {
  const months = new Set(current === null ? usual : [...usual, current]);
  return [
    { value: "", label: "Keep everything" },
    ...[...months]
      .sort((one, other) => one - other)
      .map((month) => ({ value: `${month}`, label: `Erase after ${monthsWords(month)}` })),
  ];
}

/** Said of a setting that keeps leads for longer than the privacy page says; empty for others. */
export const promiseWords = (months: number | null): string =>
  keepsPromise(months, leadMonths)
    ? ""
    : `The privacy page says ${monthsWords(leadMonths)}: choose that or less.`;

/**
 * What a setting would erase now: "This would erase 12 bookings now, the oldest from March 3, 2024." Once it is saved:
 * "The next run erases 12 bookings, the oldest from March 3, 2024."
 */
export function previewWords(
  preview: { readonly bookings: number; readonly oldest: string | null },
  isSaved: boolean,
): string {
  const { bookings, oldest } = preview;
  if (bookings === 0)
    return isSaved ? "The next run erases nothing." : "This would erase nothing now.";
  const count = `${bookings.toLocaleString("en-US")} ${bookings === 1 ? "booking" : "bookings"}`;
  const from = oldest === null ? "" : `, the oldest from ${longDay(oldest)}`;
  return isSaved ? `The next run erases ${count}${from}.` : `This would erase ${count} now${from}.`;
}
