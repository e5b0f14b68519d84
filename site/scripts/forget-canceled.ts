import { bookedMemory, remember } from "#site/islands/booking/tab-memory.ts";

// On the page of a canceled booking: the form must not say in its place that all is booked.
if (document.querySelector("main [data-canceled]")) remember(bookedMemory, null);
