import { minuteMs, unbroken } from "#domain/dates.ts";
import { phonesOpen, replyPromise } from "#domain/promise.ts";

// Only a browser knows the time. A page that was prerendered or left open updates it.
function update() {
  const now = new Date();
  for (const place of document.querySelectorAll<HTMLElement>("[data-reply-by]"))
    place.textContent = unbroken(`${replyPromise(now, place.dataset["replyBy"])}.`);
  for (const place of document.querySelectorAll("[data-phones-open]"))
    place.textContent = unbroken(phonesOpen(now));
}

update();
setInterval(update, minuteMs);
document.addEventListener("prerenderingchange", update);
