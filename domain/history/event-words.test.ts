import { expect, test } from "vitest";
import { actorWords } from "#domain/actors.ts";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { eventSample as event } from "#domain/testing/sample-booking.ts";
import { actionWords, eventWords } from "./event-words.ts";

const text = "2026-11-24 07:00-11:00";

test.each<[more: Partial<BookingEvent>, words: string]>([
  [{ kind: "requested", actor: "visitor" }, "booked"],
  [{ kind: "requested" }, "added it for a caller"],
  [{ to: "contacted" }, "marked it “Reached”"],
  [{ to: "pending", undoes: "0" }, "put it back to “New”"],
  [{ actor: "visitor", to: "declined" }, "canceled the booking"],
  [
    { kind: "follow-up", text: "2027-03-10T16:30:00.000Z" },
    "will call back on Wednesday, March 10, 9:30 AM",
  ],
  // Erased.
  [{ kind: "follow-up" }, "will call back"],
  [{ kind: "follow-up", undoes: "0" }, "took back the call"],
  [{ kind: "voicemail" }, "left a voicemail"],
  [{ kind: "voicemail", undoes: "0" }, "took back the voicemail"],
  [{ kind: "note" }, "wrote a note"],
  [{ kind: "note-removed" }, "removed the note"],
  [{ kind: "edited", text: '{"phone":{"from":"1","to":"2"}}' }, "changed the phone number"],
  [{ kind: "edited" }, "corrected the booking"],
  [{ kind: "merged" }, "merged it with another booking"],
  [{ kind: "erased" }, "erased the personal data"],
  [
    { kind: "visit-scheduled", text },
    "scheduled the visit for Tuesday, November 24, 7 AM to 11 AM",
  ],
  [{ kind: "visit-scheduled" }, "scheduled the visit"],
  [{ kind: "visit-moved", text }, "moved the visit to Tuesday, November 24, 7 AM to 11 AM"],
  [{ kind: "visit-done" }, "marked the visit done"],
  [{ kind: "visit-no-access" }, "could not get to the yard"],
  [{ kind: "visit-cancelled" }, "canceled the visit"],
  [{ kind: "visit-asked", text }, "asked for a visit on Tuesday, November 24, 7 AM to 11 AM"],
  [{ kind: "link-renewed" }, "made a new link to the visitor's page"],
  [{ kind: "reach-chosen", text: "email" }, "would like to be reached by email"],
  [{ kind: "reach-chosen", text: "text" }, "would like to be reached by text"],
  [{ kind: "erasure-asked" }, "asked to erase the personal data"],
  [{ kind: "gate-note" }, "left a note about the gate"],
  [{ kind: "visit-undone" }, "took back the last change of the visit"],
])("%j: %s", (more, words) => {
  expect(actionWords(event(more))).toBe(words);
});

test("a sentence begins with the actor", () => {
  expect(eventWords(event({ to: "contacted" }))).toBe("riley marked it “Reached”");
  expect(eventWords(event({ actor: "visitor", kind: "gate-note" }))).toBe(
    "The visitor left a note about the gate",
  );
});

test.each([
  ["riley", "riley"],
  ["visitor", "The visitor"],
  ["spam filter", "The spam filter"],
  ["retention", "The rule for old leads"],
])("%s is called: %s", (actor, words) => {
  expect(actorWords(actor)).toBe(words);
});
