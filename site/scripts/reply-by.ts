import { phonesLine } from "#domain/business-clock/office.ts";
import { promiseLine } from "#domain/business-clock/promise.ts";
import { minuteMs, unbroken } from "#domain/dates.ts";

// Only a browser knows the time. A page that was prerendered or left open updates it.
function update() {
  const now = new Date();
  for (const place of document.querySelectorAll<HTMLElement>("[data-reply-by]"))
    place.textContent = unbroken(`${promiseLine(now, [], place.dataset["replyBy"])}.`);
  for (const place of document.querySelectorAll("[data-phones-open]"))
    place.textContent = unbroken(phonesLine(now, []));
}

update();
setInterval(update, minuteMs);
document.addEventListener("prerenderingchange", update);
