import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { minuteMs } from "#domain/dates.ts";
import { phonesText, replyText } from "#site/clock/clock-words.ts";

let known: DaysOff = [];

/** The days off, as far as the browser knows them: holidays are in the content. */
export const daysOff = (): DaysOff => known;

/** Writes the time by which we'll be in touch and the hours of the phones wherever the page has a place for them. */
export function fillReplyTimes(): void {
  const now = new Date();
  for (const place of document.querySelectorAll<HTMLElement>("[data-reply-by]"))
    place.textContent = replyText(now, known);
  for (const place of document.querySelectorAll("[data-phones-open]"))
    place.textContent = phonesText(now, known);
}

/** Keeps the days off for this page, and corrects what it promises. */
export function learnDaysOff(days: DaysOff): void {
  known = days;
  fillReplyTimes();
}

// Only a browser knows the time. A page that was prerendered or left open updates it.
if (typeof document !== "undefined") {
  // In the footer of pages from the server.
  learnDaysOff(
    JSON.parse(document.querySelector<HTMLElement>("[data-days-off]")?.dataset["daysOff"] ?? "[]"),
  );
  setInterval(fillReplyTimes, minuteMs);
  document.addEventListener("prerenderingchange", fillReplyTimes);
}
