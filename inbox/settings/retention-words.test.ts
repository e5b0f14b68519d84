import { expect, test } from "vitest";
import { monthsWords, previewWords, promiseWords, retentionOptions } from "./retention-words.ts";

test("months are written as people say them", () => {
  expect([6, 12, 18, 24, 1].map(monthsWords)).toEqual([
    "6 months",
    "12 months",
    "18 months",
    "2 years",
    "1 month",
  ]);
});

test("keeping everything and the current setting can always be chosen", () => {
  const values = (current: number | null) => retentionOptions(current).map(({ value }) => value);
  expect(values(null)).toEqual(["", "6", "12", "18", "24", "36", "60"]);
  expect(values(24)).toEqual(values(null));
  expect(values(9)).toEqual(["", "6", "9", "12", "18", "24", "36", "60"]);
});

test("a setting that keeps leads longer than the privacy page says has a warning", () => {
  expect(promiseWords(24)).toBe("");
  expect(promiseWords(6)).toBe("");
  for (const months of [null, 36])
    expect(promiseWords(months)).toBe("The privacy page says 2 years: choose that or less.");
});

test("a preview says how many would be erased, and since when", () => {
  expect(previewWords({ bookings: 12, oldest: "2024-03-03" }, false)).toBe(
    "This would erase 12 bookings now, the oldest from March 3, 2024.",
  );
  expect(previewWords({ bookings: 1, oldest: "2024-03-03" }, false)).toBe(
    "This would erase 1 booking now, the oldest from March 3, 2024.",
  );
  expect(previewWords({ bookings: 0, oldest: null }, false)).toBe("This would erase nothing now.");
});

test("once a setting is saved, its preview says what the next run erases", () => {
  expect(previewWords({ bookings: 2, oldest: "2024-03-03" }, true)).toBe(
    "The next run erases 2 bookings, the oldest from March 3, 2024.",
  );
  expect(previewWords({ bookings: 0, oldest: null }, true)).toBe("The next run erases nothing.");
});
