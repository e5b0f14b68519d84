import { actorWords, linkActors } from "#domain/actors.ts";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { correctedFields, fieldWords } from "#domain/booking/corrections.ts";
import { statusWords } from "#domain/booking/status.ts";
import { momentWords, readSlot, slotWords } from "#domain/business-clock/visits.ts";

/** "changed the phone number and address" */
function corrected({ text }: Pick<BookingEvent, "text">): string {
  const fields = fieldWords(correctedFields(text));
  return fields ? `changed the ${fields}` : "corrected the booking";
}

/** " for Tuesday, November 24, 7 AM to 11 AM"; empty once the booking is erased. */
function when(before: string, text: string | null): string {
  const slot = readSlot(text);
  return slot ? ` ${before} ${slotWords(slot)}` : "";
}

const actions: Readonly<
  Record<
    BookingEvent["kind"],
    (event: Pick<BookingEvent, "actor" | "to" | "undoes" | "text">) => string
  >
> = {
  requested: ({ actor }) => (actor === "visitor" ? "booked" : "added it for a caller"),
  status: ({ actor, to, undoes }) => {
    if (linkActors.includes(actor)) return "canceled the booking";
    const words = to && `“${statusWords[to]}”`;
    return undoes === null ? `marked it ${words}` : `put it back to ${words}`;
  },
  voicemail: ({ undoes }) => (undoes === null ? "left a voicemail" : "took back the voicemail"),
  "follow-up": ({ text, undoes }) => {
    if (undoes !== null) return "took back the call";
    const until = new Date(text ?? "");
    return Number.isNaN(until.getTime())
      ? "will call back"
      : `will call back on ${momentWords(until)}`;
  },
  note: () => "wrote a note",
  "note-removed": () => "removed the note",
  edited: corrected,
  merged: () => "merged it with another booking",
  erased: () => "erased the personal data",
  "visit-scheduled": ({ text }) => `scheduled the visit${when("for", text)}`,
  "visit-moved": ({ text }) => `moved the visit${when("to", text)}`,
  "visit-done": () => "marked the visit done",
  "visit-no-access": () => "could not get to the yard",
  "visit-cancelled": () => "canceled the visit",
  "visit-asked": ({ text }) => `asked for a visit${when("on", text)}`,
  "link-renewed": () => "made a new link to the visitor's page",
  "reach-chosen": ({ text }) => `would like to be reached by ${text}`,
  "erasure-asked": () => "asked to erase the personal data",
  "gate-note": () => "left a note about the gate",
  "visit-undone": () => "took back the last change of the visit",
};

/** "marked it “Reached”" */
export const actionWords = (event: BookingEvent): string => actions[event.kind](event);

/** "riley marked it “Reached”" */
export const eventWords = (event: BookingEvent): string =>
  `${actorWords(event.actor)} ${actionWords(event)}`;
