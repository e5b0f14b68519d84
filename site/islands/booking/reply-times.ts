import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { phonesLine } from "#domain/business-clock/office.ts";
import { promiseLine } from "#domain/business-clock/promise.ts";
import { minuteMs, unbroken } from "#domain/dates.ts";

let known: DaysOff = [];

/** The days off, as far as the browser knows them: holidays are in the content. */
export const daysOff = (): DaysOff => known;

/** Writes the time by which we'll be in touch and the hours of the phones wherever the page has a place for them. */
export function fillReplyTimes(): void {
  const now = new Date();
  for (const place of document.querySelectorAll<HTMLElement>("[data-reply-by]")) {
    const { replyBy } = place.dataset;
    place.textContent = unbroken(
      replyBy ? `${promiseLine(now, known, replyBy)}.` : promiseLine(now, known),
    );
  }
  for (const place of document.querySelectorAll("[data-phones-open]"))
    place.textContent = unbroken(phonesLine(now, known));
}

/** Keeps the days off for this page, and corrects what it promises. */
export function learnDaysOff(days: DaysOff): void {
  known = days;
  fillReplyTimes();
}

// Only a browser knows the time. A page that was prerendered or left open updates it.
if (typeof document !== "undefined") {
  fillReplyTimes();
  setInterval(fillReplyTimes, minuteMs);
  document.addEventListener("prerenderingchange", fillReplyTimes);
}
