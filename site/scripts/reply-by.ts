import "#site/islands/booking/reply-times.ts";
