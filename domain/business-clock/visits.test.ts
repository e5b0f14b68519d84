import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/days.ts";
import { holds } from "#server/testing/fuzz.ts";
import {
  canReadGateNote,
  endOf,
  isWithoutOutcome,
  linkEndsAt,
  readSlot,
  shortDayWords,
  slotWords,
  startOf,
  writeSlot,
} from "./visits.ts";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":"),
  );

test("a slot reads back as it was written, and other text is not a slot", async () => {
  await holds(
    fc.property(day, time, time, (one, starts, ends) => {
      const slot = { day: one, starts, ends };
      expect(readSlot(writeSlot(slot))).toEqual(slot);
    }),
    100,
  );
  await holds(
    fc.property(fc.string(), (text) => {
      expect(readSlot(text)).toBeUndefined();
    }),
    100,
  );
  const slot = "2026-11-24 07:00-11:00";
  for (const text of [null, "2026-13-99 07:00-11:00", `gate ${slot}`, `${slot}:30`])
    expect(readSlot(text)).toBeUndefined();
});

test("times are in Phoenix time all year", () => {
  for (const one of ["2026-01-15", "2026-07-15"]) {
    expect(startOf({ day: one, starts: "07:00" })).toEqual(new Date(`${one}T14:00:00.000Z`));
    expect(endOf({ day: one, ends: "15:30" })).toEqual(new Date(`${one}T22:30:00.000Z`));
  }
});

test("a link ends 30 days after the visit, or 90 days after a booking without one", () => {
  const booked = new Date("2026-11-20T16:00:00.000Z");
  const withoutVisit = new Date("2027-02-18T16:00:00.000Z");
  expect(linkEndsAt(booked, null)).toEqual(withoutVisit);
  const visit = { day: "2026-11-24", state: "booked" };
  expect(linkEndsAt(booked, { ...visit, state: "cancelled" })).toEqual(withoutVisit);
  // The midnight in Phoenix that ends December 24.
  expect(linkEndsAt(booked, visit)).toEqual(new Date("2026-12-25T07:00:00.000Z"));
});

test("slots and days are written out in words", () => {
  const slot = { day: "2026-11-24", starts: "11:00", ends: "15:30" };
  expect(slotWords(slot)).toBe("Tuesday, November 24, 11 AM to 3:30 PM");
  expect(shortDayWords("2026-11-24")).toBe("Tue, Nov 24");
});

test("a booked visit counts as without an outcome from its end on", () => {
  const visit = { ...{ day: "2026-11-24", starts: "07:00", ends: "11:00" }, state: "booked" };
  expect(isWithoutOutcome(visit, new Date("2026-11-24T17:59:59.999Z"))).toBe(false);
  expect(isWithoutOutcome(visit, new Date("2026-11-24T18:00:00.000Z"))).toBe(true);
  expect(isWithoutOutcome({ ...visit, state: "done" }, new Date("2027-01-01"))).toBe(false);
});

test.each([
  ["2026-11-23T06:59:59.999Z", false],
  ["2026-11-23T07:00:00.000Z", true],
  ["2026-11-24T18:00:00.000Z", true],
  ["2026-11-26T06:59:59.999Z", true],
  ["2026-11-26T07:00:00.000Z", false],
])("at %s a note for November 24 can be read: %s", (now, can) => {
  expect(canReadGateNote("2026-11-24", new Date(now))).toBe(can);
});
