import fc from "fast-check";
import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { sampleCapacity } from "#content/route-plan.ts";
import { type Weekday, weekdays } from "#content/weekdays.ts";
import type { RoutePlan } from "#domain/api/visits.ts";
import { closedOn } from "#domain/business-clock/closed-days.ts";
import { weekdayOf } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { onTuesdays } from "#domain/testing/areas.ts";
import { holds } from "#server/testing/fuzz.ts";
import { defaultPlan, isRouteDay, offerDays } from "./route-plan.ts";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
const weekdayList = fc.uniqueArray(fc.constantFrom(...weekdays));
const anyPlan: fc.Arbitrary<RoutePlan> = fc.record({
  areas: fc.dictionary(fc.constantFrom(...areas.map(({ slug }) => slug)), weekdayList),
  capacity: fc
    .array(fc.tuple(fc.constantFrom(...weekdays), fc.nat({ max: 9 })))
    .map((entries): Partial<Record<Weekday, number>> => Object.fromEntries(entries)),
  daysOff: fc.array(
    fc
      .tuple(day, fc.nat({ max: 20 }))
      .map(([from, length]) => ({ from, to: addDays(from, length), reason: "", phones: false })),
    { maxLength: 3 },
  ),
  confirmed: fc.boolean(),
});
const anyArea = fc.option(fc.constantFrom(...areas.map(({ slug }) => slug), "elsewhere"));
const offer = fc
  .record({
    plan: anyPlan,
    area: anyArea,
    from: day,
    count: fc.integer({ min: 1, max: 20 }),
    takenEach: fc.array(fc.nat({ max: 12 }), { minLength: 20, maxLength: 20 }),
    ownIndex: fc.option(fc.nat({ max: 25 })),
  })
  .map(({ takenEach, ownIndex, ...given }) => ({
    ...given,
    own: ownIndex === null ? null : addDays(given.from, ownIndex),
    // A day with the booking's own visit has at least that one taken.
    taken: new Map(
      takenEach.map((taken, index) => [
        addDays(given.from, index),
        index === ownIndex ? taken + 1 : taken,
      ]),
    ),
  }));

test("every day of the range is offered once, those that fit first, each group in order", async () => {
  await holds(
    fc.property(offer, (given) => {
      const days = offerDays(given);
      const all = Array.from({ length: given.count }, (_, index) => addDays(given.from, index));
      expect(days.map((one) => one.day).sort()).toEqual(all);
      const fitting = days.filter(({ fits }) => fits).map((one) => one.day);
      const others = days.filter(({ fits }) => !fits).map((one) => one.day);
      expect(days.map((one) => one.day)).toEqual([...fitting.toSorted(), ...others.toSorted()]);
    }),
    100,
  );
});

test("a day fits only if it is a route day, not a day off, and has a place left", async () => {
  await holds(
    fc.property(offer, (given) => {
      const { plan, area, own, taken } = given;
      for (const one of offerDays(given)) {
        const others = (taken.get(one.day) ?? 0) - (one.day === own ? 1 : 0);
        const isFree = others < (plan.capacity[weekdayOf(one.day)] ?? 0);
        const isOff = closedOn(one.day, plan.daysOff) !== undefined;
        expect(one.fits).toBe(isRouteDay(plan, area, one.day) && !isOff && isFree);
        expect(one.off === null).toBe(!isOff);
      }
    }),
    100,
  );
});

test("a full day still fits for a visit that already has a place on it", () => {
  const given = { plan: defaultPlan(), area: onTuesdays.slug, from: "2026-11-24", count: 1 };
  const taken = new Map([["2026-11-24", 8]]);
  expect(offerDays({ ...given, taken, own: "2026-11-24" })).toMatchObject([{ fits: true }]);
  expect(offerDays({ ...given, taken, own: null })).toMatchObject([{ fits: false }]);
});

test("until the owner has saved a plan, the sample holds, without days off", () => {
  const { areas: routeDays, ...rest } = defaultPlan();
  expect(rest).toEqual({ capacity: sampleCapacity, daysOff: [], confirmed: false });
  for (const area of areas) expect(routeDays[area.slug]).toEqual(area.routeDays);
});

test("an unknown area gets any open day, a known one only its route days", () => {
  const plan = defaultPlan();
  const week = Array.from({ length: 7 }, (_, index) => addDays("2026-11-23", index));
  const daysOf = (area: string | null) => week.filter((one) => isRouteDay(plan, area, one));
  expect(daysOf(null)).toEqual(week.slice(0, 6));
  expect(daysOf("elsewhere")).toEqual(week.slice(0, 6));
  expect(daysOf(onTuesdays.slug)).toEqual(
    week.filter((one) => onTuesdays.routeDays.includes(weekdayOf(one))),
  );
});

test("each route day of the sample has places", () => {
  for (const { slug, routeDays = [] } of areas)
    for (const weekday of routeDays) expect(sampleCapacity[weekday], slug).toBeGreaterThan(0);
});
