import { expect, test } from "vitest";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { dayMs, isoAfter } from "#domain/dates.ts";
import { bookingSample, visitSample } from "#domain/testing/sample-booking.ts";
import { stateOfTask } from "./reasons.ts";
import { claimMs, claimOf, soonWords, stateOf } from "./state.ts";

/** Tuesday, 9 AM in Phoenix. */
const now = new Date("2026-11-24T16:00:00.000Z");
const off = "2026-12-03";
const at = { now, daysOff: [{ from: off, to: off, reason: "Family", phones: true }] };
const tonight = "2026-11-25T00:30:00.000Z";
const thursday = "2026-11-26T16:30:00.000Z";
const nextWeek = "2026-12-04T16:30:00.000Z";
const ahead = { day: "2026-12-04", starts: "11:00", ends: "15:00" };

const known = (booking: Partial<Booking>, visit: Partial<Visit> | null = null) => ({
  booking: bookingSample({ createdAt: "2026-11-24T14:10:00.000Z", ...booking }),
  visit: visit && visitSample(visit),
});

test.each<[phrase: string, tone: string, Partial<Booking>, (Partial<Visit> | null)?]>([
  ["Voicemail, again 5:30 PM", "waiting", { followUpAt: tonight }],
  ["Reached", "waiting", { status: "contacted" }],
  ["Reached, again Thu 9:30 AM", "waiting", { status: "contacted", followUpAt: thursday }],
  ["Asked for Fri, Dec 4, 11–3", "open", {}, { ...ahead, state: "asked" }],
  ["Asked for a closed day, Thu, Dec 3", "open", {}, { ...ahead, day: off, state: "asked" }],
  ["Visit Fri, Dec 4, 11–3", "visit", { status: "scheduled" }, ahead],
  ["Visit Mon, Nov 23, 7–11, no outcome", "open", { status: "scheduled" }, { day: "2026-11-23" }],
  ["Visit on a closed day, Thu, Dec 3", "open", { status: "scheduled" }, { ...ahead, day: off }],
  ["Visit Thu, Dec 3, 11–3", "visit", {}, { ...ahead, day: off, keptAt: thursday }],
  ["Needs a new day", "open", { status: "scheduled" }],
  ["Needs a new day", "open", { status: "scheduled" }, { state: "cancelled" }],
  ["Needs a new day", "open", { status: "active" }, { state: "no-access" }],
  ["Visit done, ask", "open", { status: "scheduled" }, { state: "done" }],
  [
    ...["Visit done, ask Fri, Dec 4", "waiting"],
    ...[{ status: "scheduled", followUpAt: nextWeek } as const, { state: "done" } as const],
  ] as const,
  ["Customer, weekly", "customer", { status: "active", chosenPlan: "weekly" }],
  [
    "Customer, once, again Fri, Dec 4",
    "customer",
    { status: "active", chosenPlan: "once", followUpAt: nextWeek },
  ],
  ["Not interested", "over", { status: "declined" }],
  ["Stopped", "over", { status: "declined", chosenPlan: "weekly" }],
  ["Spam", "over", { status: "spam" }],
  ["Merged", "over", { mergedInto: "b-2" }],
  ["Erased", "over", { status: "declined", erasedAt: thursday }],
])("%s", (phrase, tone, booking, visit) => {
  expect(stateOf(known(booking, visit), at)).toEqual({ phrase, tone });
});

test.each([
  ["open", "New, call by", "2026-11-24T14:10:00.000Z"],
  ["late", "New, call was due", "2026-11-19T17:00:00.000Z"],
])("a new lead is %s by the promise: %s …", (tone, words, createdAt) => {
  const due = soonWords(callBy(new Date(createdAt), at.daysOff), now);
  expect(stateOf(known({ createdAt }), at)).toEqual({ phrase: `${words} ${due}`, tone });
});

test("a task that waits for something else than a call says by when", () => {
  const due = isoAfter(tonight, -dayMs);
  const asked = known({}, { ...ahead, state: "asked" });
  const words = (reason: "erasure" | "confirm" | "call", by: string) =>
    stateOfTask({ ...asked, reason, due: by }, at);
  expect(words("erasure", thursday)).toEqual({
    phrase: "Asks for erasure, by Thu 9:30 AM",
    tone: "open",
  });
  expect(words("confirm", due)).toEqual({
    phrase: "Asked for Fri, Dec 4, 11–3, confirm by Mon, Nov 23",
    tone: "late",
  });
  const closed = known({}, { ...ahead, day: off, state: "asked" });
  expect(stateOfTask({ ...closed, reason: "confirm", due: thursday }, at).phrase).toBe(
    "Asked for a closed day, Thu, Dec 3, answer by Thu 9:30 AM",
  );
  expect(words("call", due)).toEqual(stateOf(asked, at));
});

const claimed = {
  ...({ status: "pending", claimedBy: "riley", claimedUntil: "2026-11-24T16:00:00.001Z" } as const),
};

test("a claim holds for a quarter of an hour, until its last moment", () => {
  expect(claimMs).toBe(900_000);
  expect(claimOf(claimed, now)).toEqual({ by: "riley", until: new Date(claimed.claimedUntil) });
  expect(claimOf({ ...claimed, claimedUntil: now.toISOString() }, now)).toBeUndefined();
});

test("nobody is about to call without a claim or after the call", () => {
  expect(claimOf({ ...claimed, status: "contacted" }, now)).toBeUndefined();
  expect(claimOf({ ...claimed, claimedBy: null }, now)).toBeUndefined();
  expect(claimOf({ ...claimed, claimedUntil: null }, now)).toBeUndefined();
});
