import { fillReplyTimes } from "#site/islands/booking/reply-times.ts";

const minuteMs = 60_000;

fillReplyTimes();
setInterval(() => document.hidden || fillReplyTimes(), minuteMs);
