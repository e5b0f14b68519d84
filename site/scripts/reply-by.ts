import { bookingWords } from "#content/booking.ts";
import { nextOpening } from "#domain/office-hours.ts";
import { formatDayAndTime, replyBy } from "#domain/reply-by.ts";

const minute = 60_000;

// Only a browser knows what time it is, and a page rendered ahead or left open learns it anew.
function tell() {
  const now = new Date();
  const opens = nextOpening(now);
  const closed = opens ? ` ${bookingWords.opens} ${formatDayAndTime(opens)}.` : "";
  const text = `${bookingWords.bookedNow} ${formatDayAndTime(replyBy(now))}.`;
  for (const place of document.querySelectorAll("[data-reply-by]"))
    place.textContent = place.matches("[data-reply-by=opening]") ? text + closed : text;
}

tell();
setInterval(tell, minute);
document.addEventListener("prerenderingchange", tell);
