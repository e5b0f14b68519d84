import { expect, test } from "vitest";
import type { BookingDetail, BookingEvent, Message } from "#domain/api/bookings.ts";
import { bookingSample, eventSample, messageSample } from "#domain/testing/sample-booking.ts";
import { detailSample } from "#inbox/testing/samples.ts";
import { historyLines, lastEvent, notesOf } from "./booking-events.ts";

const event = (id: string, more: Partial<BookingEvent>) =>
  eventSample({ id, kind: "note", at: "2026-11-20T16:00:00.000Z", ...more });
const message = (id: string, more: Partial<Message>) =>
  messageSample({ id, kind: "lead", createdAt: "2026-11-20T16:00:00.000Z", ...more });
const texts = (detail: Partial<BookingDetail>) =>
  historyLines(detailSample(detail)).map(({ text }) => text);

test("events and messages are one list, ordered by time", () => {
  const said = texts({
    booking: bookingSample({ page: "/anthem" }),
    history: [
      event("1", { kind: "requested", actor: "visitor" }),
      event("2", {
        kind: "status",
        at: "2026-11-20T17:00:00.000Z",
        from: "pending",
        to: "contacted",
      }),
    ],
    messages: [message("3", { sentAt: "2026-11-20T16:30:00.000Z" })],
  });
  expect(said).toEqual(["Booked on: Anthem", "Email to you sent", "riley marked it “Reached”"]);
});

test("a correction is shown with what was and what is", () => {
  const corrected = {
    firstName: { from: "Ana", to: "Anna" },
    serviceType: { from: "weekly", to: "bi-weekly" },
    specialRequests: { from: null, to: "Ring twice" },
  };
  expect(
    texts({ history: [event("1", { kind: "edited", text: JSON.stringify(corrected) })] }),
  ).toEqual([
    "riley changed the name, plan and requests: Ana → Anna; Weekly → Bi-Weekly; nothing → Ring twice",
  ]);
});

test("what is said of a status names the plan as the site does, and why it is spam", () => {
  const status = { kind: "status", actor: "spam filter", from: "pending", to: "spam" } as const;
  const history = [
    event("1", { ...status, text: "12 points" }),
    event("2", { kind: "status", to: "active", text: "bi-weekly" }),
  ];
  expect(texts({ history })).toEqual([
    "The spam filter marked it “Spam”: 12 points",
    "riley marked it “Customer”: Bi-Weekly",
  ]);
});

test("a mail that failed, was withheld or was written to a file says so, and one that was no longer needed is left out", () => {
  const withheld = { kind: "confirmation", state: "withheld", attempts: 0 } as const;
  const oneToday = "one was sent to this address today";
  expect(
    texts({
      messages: [
        message("1", { state: "written" }),
        message("2", { ...withheld, error: oneToday }),
        message("3", { ...withheld, error: "the day's budget of 200 is used up" }),
        message("4", withheld),
        message("5", { state: "dropped" }),
        message("6", { kind: "reminder", state: "failed", error: "no route" }),
      ],
    }),
  ).toEqual([
    "Email to you not sent: no mail server is set up",
    `Confirmation not sent: ${oneToday}`,
    "Confirmation not sent: the day's budget of 200 is used up",
    "Confirmation not sent",
    "Reminder to you could not be sent: no route",
  ]);
});

test("removed notes are not shown", () => {
  const history = [
    event("1", { text: "gate on the left" }),
    event("2", { text: "wrong yard" }),
    event("3", { kind: "note-removed", undoes: "2" }),
  ];
  expect(notesOf(history).map(({ text }) => text)).toEqual(["gate on the left"]);
});

test("undo takes back the last event of its kind, but never another undo", () => {
  const history = [
    event("1", { kind: "status", from: "pending", to: "contacted" }),
    event("2", { kind: "status", from: "contacted", to: "declined" }),
    event("3", { kind: "status", from: "declined", to: "contacted", undoes: "2" }),
  ];
  expect(lastEvent(history, "status")).toBe("2");
  expect(lastEvent(history, "merged")).toBeUndefined();
});

test("a line has an undo only if the server would accept it", () => {
  const history = [
    event("1", { kind: "requested" }),
    event("2", { kind: "status", from: "pending", to: "contacted" }),
    event("3", { kind: "status", from: "contacted", to: "scheduled" }),
    event("4", { text: "gate on the left" }),
  ];
  const booking = bookingSample({ status: "scheduled" });
  const lines = historyLines(detailSample({ booking, history, messages: [message("5", {})] }));
  expect(lines.flatMap(({ id, canUndo }) => (canUndo ? [id] : []))).toEqual(["3", "4"]);
});
