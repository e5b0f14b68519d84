import { formatDayAndTime, replyBy } from "#domain/reply-by.ts";

// Only a browser knows what time it is: the page itself says how many hours.
const time = formatDayAndTime(replyBy(new Date()));
for (const place of document.querySelectorAll("[data-reply-by]"))
  place.textContent = ` By ${time}.`;
