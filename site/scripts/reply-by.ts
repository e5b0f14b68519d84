import { nextOpening } from "#domain/office-hours.ts";
import { formatDayAndTime, replyBy } from "#domain/reply-by.ts";

const minute = 60_000;

// Only a browser knows what time it is, and a page rendered ahead or left open learns it anew.
function tell() {
  const now = new Date();
  const opens = nextOpening(now);
  const said = formatDayAndTime(replyBy(now));
  for (const place of document.querySelectorAll<HTMLElement>("[data-reply-by]")) {
    const closed = opens ? ` ${place.dataset["opens"]} ${formatDayAndTime(opens)}.` : "";
    place.textContent = `${place.dataset["replyBy"]} ${said}.${closed}`;
  }
}

tell();
setInterval(tell, minute);
document.addEventListener("prerenderingchange", tell);
