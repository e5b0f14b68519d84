import { expect, test } from "vitest";
import type { BookingEvent } from "#domain/api/bookings.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { addDays } from "#domain/days.ts";
import { eventSample as event } from "#domain/testing/sample-booking.ts";
import { callBackChoices, followUpOf, maxFollowUpMs, morningOf, nextTry } from "./follow-up.ts";

const phoenix = (text: string) => new Date(`${text}-07:00`);
const choices = (now: string, daysOff: DaysOff = []) =>
  callBackChoices(phoenix(now), daysOff).map(({ label, until }) => [label, until]);

test("a call back is offered tonight, tomorrow and next week; before a closed day, on the next open one", () => {
  expect(choices("2026-11-24T14:00:00")).toEqual([
    ["Tonight", phoenix("2026-11-24T17:30:00")],
    ["Tomorrow", phoenix("2026-11-25T09:30:00")],
    ["Next week", phoenix("2026-12-01T09:30:00")],
  ]);
  const vacation = [{ from: "2026-12-02", to: "2026-12-02", reason: "", phones: false }];
  expect(choices("2026-12-01T17:00:00", vacation)).toEqual([
    ["Next open day", phoenix("2026-12-03T09:30:00")],
    ["Next week", phoenix("2026-12-08T09:30:00")],
  ]);
});

test("tonight is offered until an hour before", () => {
  expect(choices("2026-11-24T16:30:00")[0]?.[0]).toBe("Tonight");
  expect(choices("2026-11-24T16:30:01")[0]?.[0]).toBe("Tomorrow");
});

const vacation = { from: "2026-12-01", to: "2026-12-02", reason: "Vacation" };

test.each([
  ["an open day", "2026-11-24", "2026-11-24", []],
  ["Thanksgiving", "2026-11-27", "2026-11-26", []],
  ["a vacation", "2026-12-03", "2026-12-01", [{ ...vacation, phones: false }]],
  ["a vacation with the phones on", "2026-12-02", "2026-12-02", [{ ...vacation, phones: true }]],
] as const)(
  "somebody to call on %s is called in the morning of %s",
  (_what, called, day, daysOff) => {
    expect(morningOf(day, daysOff)).toEqual(phoenix(`${called}T09:30:00`));
  },
);

test.each([
  ["09:00:00", "2026-11-25T17:30:00"],
  ["15:30:00", "2026-11-25T17:30:00"],
  ["15:31:00", "2026-11-27T09:30:00"],
  ["23:30:00", "2026-11-27T09:30:00"],
])(
  "after a voicemail at %s before Thanksgiving, the next try is in the other half of the day",
  (time, next) => {
    expect(nextTry(phoenix(`2026-11-25T${time}`), [])).toEqual(phoenix(next));
  },
);

test("a call can be planned for the last day that the inbox offers, and not for one long after it", () => {
  const planned = (days: number) => {
    const today = "2027-11-24";
    return morningOf(addDays(today, days), []).getTime() - phoenix(`${today}T00:00:00`).getTime();
  };
  expect(planned(361)).toBeLessThan(maxFollowUpMs);
  expect(planned(400)).toBeGreaterThan(maxFollowUpMs);
});

const tuesday = "2026-11-24T21:00:00.000Z";
const friday = "2026-11-27T16:30:00.000Z";
const nextYear = "2027-03-10T16:30:00.000Z";

const later = event({ id: "later", kind: "follow-up", at: tuesday, text: nextYear });
const won = event({ id: "won", from: "scheduled", to: "active", text: "weekly" });
const corrected = (field: string, to: string) =>
  event({ kind: "edited", text: JSON.stringify({ [field]: { from: "weekly", to } }) });
const asksAgain = { kind: "merged", from: "pending", at: friday } as const;

test.each<[what: string, history: readonly BookingEvent[], followUpAt: string | null]>([
  ["nobody who is new", [event({ kind: "requested" })], null],
  ["somebody with a voicemail", [event({ kind: "voicemail", text: friday })], friday],
  ["somebody who wants to be called later", [later], nextYear],
  ["the same, with a note about it", [later, event({ kind: "note" })], nextYear],
  ["nobody who has a visit by now", [later, event({ to: "scheduled" })], null],
  ["nobody whose data is erased", [later, event({ kind: "erased" })], null],
  [
    "nobody whose call was taken back",
    [later, event({ kind: "follow-up", undoes: "later" })],
    null,
  ],
  ["at once, somebody who asks again", [later, event(asksAgain)], friday],
  [
    "no later, somebody who asks again after that day",
    [{ ...later, text: tuesday }, event(asksAgain)],
    tuesday,
  ],
  ["nobody for a merge alone", [event(asksAgain)], null],
  [
    "as planned, one whose merged booking had been reached",
    [later, event({ ...asksAgain, from: "contacted" })],
    nextYear,
  ],
  [
    "on the second morning, somebody undecided",
    [later, event({ to: "contacted", at: "2026-11-25T23:00:00.000Z" })],
    friday,
  ],
  [
    "on the next open morning, somebody undecided",
    [event({ to: "contacted", at: tuesday })],
    friday,
  ],
])("%s is to be called back", (_what, history, followUpAt) => {
  expect(followUpOf(history)).toEqual({ followUpAt, chosenPlan: null });
});

test.each<[what: string, history: readonly BookingEvent[], chosenPlan: string | null]>([
  ["what was agreed on", [won], "weekly"],
  ["nothing before that", [corrected("serviceType", "bi-weekly")], null],
  ["what it was corrected to", [won, corrected("serviceType", "bi-weekly")], "bi-weekly"],
  ["the same after another correction", [won, corrected("city", "Phoenix")], "weekly"],
  ["the same after they stopped", [won, event({ to: "declined", text: "Moves away" })], "weekly"],
  ["nothing once that is taken back", [won, event({ to: "scheduled", undoes: "won" })], null],
])("the plan of a customer is %s", (_what, history, chosenPlan) => {
  expect(followUpOf(history)).toEqual({ followUpAt: null, chosenPlan });
});
