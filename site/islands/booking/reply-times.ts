import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { minuteMs } from "#domain/dates.ts";
import { phonesText, replyText } from "#site/clock/clock-words.ts";

/** In the footer, which the server renders again when they change. Holidays are in the content. */
export const daysOff: DaysOff = JSON.parse(
  globalThis.document?.querySelector<HTMLElement>("[data-days-off]")?.dataset["daysOff"] ?? "[]",
);

/** Writes the time by which we'll be in touch and the hours of the phones wherever the page has a place for them. */
export function fillReplyTimes(): void {
  const now = new Date();
  for (const place of document.querySelectorAll<HTMLElement>("[data-reply-by]"))
    place.textContent = replyText(now, daysOff);
  for (const place of document.querySelectorAll("[data-phones-open]"))
    place.textContent = phonesText(now, daysOff);
}

// Only a browser knows the time. A page that was prerendered or left open updates it.
if (typeof document !== "undefined") {
  fillReplyTimes();
  setInterval(fillReplyTimes, minuteMs);
  document.addEventListener("prerenderingchange", fillReplyTimes);
}
