import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { minuteMs } from "#domain/dates.ts";
import { phonesText, replyText } from "#site/clock/clock-words.ts";

let learned: DaysOff | undefined;

/** The days off, as far as the browser knows them: pages from the server bring them, holidays are in the content. */
export const daysOff = (): DaysOff =>
  learned ??
  JSON.parse(document.querySelector<HTMLElement>("#contact")?.dataset["daysOff"] ?? "[]");

/** Writes the time by which we'll be in touch and the hours of the phones wherever the page has a place for them. */
export function fillReplyTimes(): void {
  const clock = { now: new Date(), daysOff: daysOff() };
  for (const place of document.querySelectorAll<HTMLElement>("[data-reply-by]"))
    place.textContent = replyText(clock, place.dataset["replyBy"]);
  for (const place of document.querySelectorAll("[data-phones-open]"))
    place.textContent = phonesText(clock);
}

/** Keeps the days off for this page, and corrects what it promises. */
export function learnDaysOff(days: DaysOff): void {
  learned = days;
  fillReplyTimes();
}

// Only a browser knows the time. A page that was prerendered or left open updates it.
if (typeof document !== "undefined") {
  fillReplyTimes();
  setInterval(fillReplyTimes, minuteMs);
  document.addEventListener("prerenderingchange", fillReplyTimes);
}
