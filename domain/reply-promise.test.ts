import { expect, test } from "vitest";
import { bookingWords } from "#content/booking.ts";
import { nextOpening } from "./office-hours.ts";
import { formatDayAndTime, replyBy } from "./reply-by.ts";
import { phonesOpen, replyPromise } from "./reply-promise.ts";

const hour = 3_600_000;
const phoenix = (text: string) => new Date(`${text}-07:00`);

test.each([
  [
    "a Saturday after hours",
    "2026-11-21T16:30:00",
    "You hear from us by Sunday, 4:30 PM, by phone, text or e-mail",
    "Phones open Monday, 7 AM",
  ],
  [
    "a weekday within hours",
    "2026-11-24T10:05:00",
    "You hear from us by Wednesday, 10:05 AM, by phone, text or e-mail",
    undefined,
  ],
  [
    "a weekday night",
    "2026-11-24T20:00:00",
    "You hear from us by Wednesday, 8:00 PM, by phone, text or e-mail",
    "Phones open Wednesday, 7 AM",
  ],
])("on %s", (_, now, promise, phones) => {
  expect(replyPromise(phoenix(now))).toBe(promise);
  expect(phonesOpen(phoenix(now))).toBe(phones);
});

test("elsewhere than beside the form the sentence begins with the booking", () => {
  expect(replyPromise(phoenix("2026-11-21T16:30:00"), bookingWords.promise.bookNowBy)).toBe(
    "Book now and you hear from us by Sunday, 4:30 PM, by phone, text or e-mail",
  );
});

test("in every hour of a week the promise holds for 24 hours, and only the phones have hours", () => {
  const monday = phoenix("2026-11-23T00:00:00").getTime();
  for (let passed = 0; passed < 7 * 24; passed += 1) {
    const now = new Date(monday + passed * hour);
    const promise = replyPromise(now);
    expect(promise).toContain(formatDayAndTime(replyBy(now)));
    expect(promise).not.toMatch(/open/i);
    const phones = phonesOpen(now);
    expect(phones === undefined).toBe(nextOpening(now) === undefined);
    if (phones !== undefined) expect(phones).toMatch(/^Phones open \w+day, [78] AM$/);
  }
});
