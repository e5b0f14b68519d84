import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { type ReasonName, reasonNames } from "#domain/api/tasks.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { endOf, startOf } from "#domain/business-clock/visits.ts";
import { answerBy } from "#domain/business-clock/windows.ts";
import { dayMs, isoAfter } from "#domain/dates.ts";
import { stayAskedAt } from "#domain/history/follow-up.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import { bookingSample, messageSample, visitSample } from "#domain/testing/sample-booking.ts";
import { type Case, endOfDay, needOf, specialWords } from "./reasons.ts";

/** Tuesday, 4 PM in Phoenix. On the next day nobody answers. */
const now = new Date("2026-11-24T23:00:00.000Z");
const today = "2026-11-24";
const off = "2026-11-25";
const daysOff = [{ from: off, to: off, reason: "Family", phones: false }];
const at = { now, daysOff };
const morning = "2026-11-24T17:00:00.000Z";
const promised = callBy(new Date(morning), daysOff);
const nextWeek = isoAfter(morning, 7 * dayMs);

const given = (
  booking: Partial<Booking> = {},
  visit?: Partial<Visit>,
  more: Partial<Case> = {},
): Case => ({
  booking: bookingSample(booking),
  visit: visit ? visitSample({ day: today, ...visit }) : null,
  note: null,
  erasureAskedAt: null,
  undelivered: [],
  dayOff: null,
  wasLockedOut: false,
  ...more,
});
const scheduled = (visit?: Partial<Visit>, dayOff: string | null = null) =>
  given({ status: "scheduled" }, visit, { dayOff });
const asks = { erasureAskedAt: morning };
const undelivered = [morning, nextWeek].map((createdAt) => messageSample({ createdAt }));
const fresh = { createdAt: morning };
const active = { status: "active" } as const;
const farDay = { day: "2026-12-04", starts: "07:00", ends: "11:00" };
const until4 = { starts: "12:00", ends: "16:00" };
const until5 = { day: today, starts: "13:00", ends: "17:00" };
const done = { state: "done" } as const;
const asked = { ...farDay, state: "asked", changedAt: morning } as const;
const locked = { state: "no-access", outcomeAt: morning, changedAt: nextWeek } as const;

const cases: Readonly<Record<ReasonName, Readonly<Record<string, readonly [Date, Case]>>>> = {
  erasure: {
    "they ask": [promised, given({}, undefined, asks)],
    "they ask and are not interested": [promised, given({ status: "declined" }, undefined, asks)],
  },
  "day-off": {
    "a day before": [new Date(startOf(farDay).getTime() - dayMs), scheduled(farDay, "")],
    "picked later": [new Date(morning), scheduled({ day: off, changedAt: morning }, "Family")],
  },
  confirm: {
    "asked for": [
      answerBy(farDay.day, new Date(morning), daysOff) ?? startOf(farDay),
      scheduled(asked),
    ],
    "a call was promised earlier": [promised, given(fresh, asked)],
    "its day was closed later": [
      startOf({ ...asked, day: off }),
      scheduled({ ...asked, day: off }),
    ],
  },
  call: { new: [promised, given(fresh)] },
  outcome: {
    over: [endOf({ day: today, ends: "11:00" }), scheduled({})],
  },
  "new-day": {
    none: [promised, given({ ...fresh, status: "scheduled" })],
    "just over, and on a day off": [now, scheduled(until4, "Family")],
    "locked gate": [promised, scheduled(locked)],
    canceled: [promised, scheduled({ state: "cancelled", changedAt: morning })],
    "a customer's locked gate": [promised, given(active, locked)],
  },
  visit: {
    today: [endOf(until5), scheduled(until5)],
    later: [endOf(farDay), scheduled(farDay)],
  },
  message: { "the first counts": [promised, given(active, undefined, { undelivered })] },
  "call-back": {
    voicemail: [new Date(nextWeek), given({ followUpAt: nextWeek })],
    reached: [new Date(nextWeek), given({ status: "contacted", followUpAt: nextWeek })],
    "after a locked gate": [
      new Date(nextWeek),
      given({ status: "contacted", followUpAt: nextWeek }, locked),
    ],
  },
  stay: {
    done: [stayAskedAt(today, daysOff), scheduled(done)],
    later: [new Date(nextWeek), given({ status: "scheduled", followUpAt: nextWeek }, done)],
  },
};
const withItsDay: readonly ReasonName[] = ["visit", "call-back", "stay"];

test.each(reasonNames)("%s appears with its day, or else at once, and is due in time", (reason) => {
  for (const [name, [due, one]] of Object.entries(cases[reason])) {
    expect(needOf(one, at, due), name).toEqual({ reason, due });
    const before = withItsDay.includes(reason) ? undefined : { reason, due };
    expect(needOf(one, at, new Date(due.getTime() - 1)), name).toEqual(before);
  }
});

test.each<[string, Case]>([
  ["spam", given({ status: "spam" }, undefined, { ...asks, undelivered })],
  ["merged", given({ mergedInto: "b-2" }, undefined, { ...asks, undelivered })],
  ["erased", given({ erasedAt: morning }, undefined, { ...asks, undelivered })],
  ["not interested", given({ status: "declined", followUpAt: morning }, {}, { undelivered })],
  ["a customer", given(active)],
  ["a customer after a visit", given(active, done)],
  ["a customer who canceled", given(active, { state: "cancelled" })],
])("%s: nobody is needed", (_, one) => {
  expect(needOf(one, at, new Date("2028"))).toBeUndefined();
});

test("if several reasons apply, the first leads", () => {
  const all = given({}, asked, { ...asks, dayOff: "Family", undelivered });
  const decided = { ...all, erasureAskedAt: null };
  const open = { ...decided, dayOff: null };
  const called = [morning, nextWeek].map((followUpAt) =>
    given({ followUpAt }, undefined, { undelivered }),
  );
  const visits = [{}, locked, until5, done].map((one) => ({ ...scheduled(one), undelivered }));
  const leading = [all, decided, open, { ...open, visit: null }, ...called, ...visits];
  expect(leading.map((one) => needOf(one, at)?.reason)).toEqual([
    // An email that did not arrive hides no call that is due.
    ...["erasure", "day-off", "confirm", "call", "call-back", "message"],
    ...["outcome", "new-day", "visit", "message"],
  ]);
});

test("what appears with its day does so until the day ends in Phoenix", () => {
  const reasonAt = (followUpAt: string) => needOf(given({ followUpAt }), at)?.reason;
  expect(endOfDay(now)).toEqual(new Date("2026-11-25T06:59:59.999Z"));
  expect(reasonAt("2026-11-25T06:59:59.999Z")).toBe("call-back");
  expect(reasonAt("2026-11-25T07:00:00.000Z")).toBeUndefined();
});

test.each<[Case, ...string[]]>([
  [given()],
  [given({ status: "contacted", contactSeconds: 0 })],
  [given({ reachBy: "text" }), "prefers texts"],
  [given({ reachBy: "email" }), "prefers email"],
  [given({ area: null, zipCode: "" }), "no address yet"],
  [given({ page: commercialHref }), "wants a quote"],
  [
    given({ againAs: "b-2", contactSeconds: 0, reachBy: "call", area: null }, asked, {
      ...{ ...asks, dayOff: "Family", wasLockedOut: true, undelivered: [messageSample()] },
    }),
    ...["Family", "booked twice", "voicemail left", "prefers calls"],
    ...["off the map", "gate locked last time"],
    `${messageKinds.confirmation.name} did not reach them`,
  ],
])("beside case %# a person reads %s", (one, ...words) => {
  expect(specialWords(one)).toEqual(words);
});
