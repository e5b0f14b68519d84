import type { BookingEvent } from "#domain/api/bookings.ts";
import { formatDayAndTime } from "#domain/reply-by.ts";

const deeds: Readonly<Record<BookingEvent["kind"], (event: BookingEvent) => string>> = {
  requested: () => "booked",
  status: ({ to, undoes }) => (undoes === null ? `marked it ${to}` : `put it back to ${to}`),
  note: () => "wrote a note",
  "note-removed": () => "removed the note",
  joined: () => "joined it with another booking",
  unjoined: () => "separated it from the other booking",
  erased: () => "erased the personal data",
};

/** What somebody did, for whoever came second: "Riley marked it contacted on Friday, 9:41 AM." */
export const tellEvent = (event: BookingEvent): string =>
  `${event.actor} ${deeds[event.kind](event)} on ${formatDayAndTime(new Date(event.at))}.`;
