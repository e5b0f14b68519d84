import { leadMonths } from "#content/business-facts.ts";
import { formatDay } from "#domain/days.ts";
import { keepsPromise } from "#domain/published/privacy.ts";
import { counted } from "#inbox/text/labels.ts";

const offeredMonths = [6, 12, 18, 24, 36, 60, leadMonths];

/** "6 months", "2 years", "18 months". */
export const monthsWords = (months: number): string =>
  months % 12 === 0 && months > 12 ? counted(months / 12, "year") : counted(months, "month");

/** The offered settings and the current one. "" keeps everything. */
export function retentionOptions(
  current: number | null,
): readonly { readonly value: string; readonly label: string }[] {
  const months = new Set(current === null ? offeredMonths : [...offeredMonths, current]);
  return [
    { value: "", label: "Keep everything but spam" },
    ...[...months]
      .sort((one, other) => one - other)
      .map((month) => ({ value: `${month}`, label: `Erase after ${monthsWords(month)}` })),
  ];
}

/** A warning for settings that keep leads longer than the privacy page says; empty for others. */
export const promiseWords = (months: number | null): string =>
  keepsPromise(months, leadMonths)
    ? ""
    : `The privacy page says ${monthsWords(leadMonths)}: choose that or less.`;

/** "This would erase 12 bookings now, the oldest from March 3, 2024." */
export function previewWords(
  preview: { readonly bookings: number; readonly oldest: string | null },
  isSaved: boolean,
): string {
  const { bookings, oldest } = preview;
  if (bookings === 0)
    return isSaved ? "The next run erases nothing." : "This would erase nothing now.";
  const count = counted(bookings, "booking");
  const from = oldest === null ? "" : `, the oldest from ${formatDay(oldest)}`;
  return isSaved ? `The next run erases ${count}${from}.` : `This would erase ${count} now${from}.`;
}
