import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { sampleCapacity } from "#content/route-plan.ts";
import type { RoutePlan } from "#domain/api/visits.ts";
import { here } from "#domain/testing/areas.ts";
import { isNearby } from "#domain/visits/neighbors.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { undo } from "#server/bookings/undo.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { friday, sunday, tuesday, visitActions } from "#server/testing/owner-actions.ts";
import { listTasks } from "./list-tasks.ts";
import { listDays, listVisits } from "./list-visits.ts";
import { readRoutePlan, writeRoutePlan } from "./route-plan.ts";

const rivals = 64;

const store = sharedStore();
beforeAll(() => savePlan());
const { book, change, schedule, outcome, undoLast, read, steps } = visitActions(() => store);
const plan: Omit<RoutePlan, "confirmed"> = {
  areas: {},
  capacity: { ...sampleCapacity, Tuesday: 99, Friday: 99 },
  daysOff: [],
};
const savePlan = (given: Partial<typeof plan> = {}) =>
  store.run(writeRoutePlan, { plan: { ...plan, ...given }, now: sunday });
const list = (day: string) => store.run(listVisits, { from: day, to: day });

test("scheduling a pending booking records the contact and both steps in one go", async () => {
  const id = await book();
  expect(await schedule(id)).toMatchObject({
    detail: {
      booking: { status: "scheduled", contactSeconds: 0 },
      visit: { day: tuesday, starts: "07:00", ends: "11:00", state: "booked", sequence: 0 },
    },
  });
  expect(await steps(id)).toEqual(["requested", "contacted", "scheduled", "visit-scheduled"]);
  expect((await read(id)).history.at(-1)?.text).toBe("2026-11-24 07:00-11:00");
});

test.each(["no-access", "cancelled"] as const)(
  "retrying %s or its undo with the same key changes nothing more",
  async (result) => {
    const id = await book();
    await schedule(id);
    const [key, undoKey] = [randomUUID(), randomUUID()];
    const first = await outcome(id, result, { key });
    expect(await outcome(id, result, { key })).toEqual(first);
    const back = { ...change(id, sunday), event: key, key: undoKey };
    const undone = await store.run(undo, back);
    expect(undone).toMatchObject({ detail: { visit: { state: "booked", sequence: 2 } } });
    expect(await store.run(undo, back)).toEqual(undone);
  },
);

test("a visit that was not done after all keeps the time at which somebody was there", async () => {
  const id = await book();
  await schedule(id);
  const outcomeAt = "2026-11-24T16:59:00.000Z";
  await outcome(id, "done", { at: outcomeAt });
  expect(await outcome(id, "no-access", { seen: 1 })).toMatchObject({
    detail: { visit: { state: "no-access", outcomeAt } },
  });
});

test("moving keeps the visit and raises its sequence; the same day again changes nothing", async () => {
  const id = await book();
  await schedule(id);
  expect(await schedule(id, { day: friday, window: "midday", seen: 0 })).toMatchObject({
    detail: { visit: { day: friday, starts: "11:00", sequence: 1, state: "booked" } },
  });
  await schedule(id, { day: friday, window: "midday", seen: 1 });
  expect(await steps(id)).toEqual([
    ...["requested", "contacted", "scheduled", "visit-scheduled", "visit-moved"],
  ]);
  expect((await read(id)).visit?.sequence).toBe(1);
});

test("a change based on an outdated visit is refused, and says what changed", async () => {
  const id = await book();
  await schedule(id);
  expect(await schedule(id, { day: friday })).toEqual({
    rejected: "conflict",
    reason: "riley scheduled the visit for Tuesday, November 24, 7 AM to 11 AM on Sunday, 4 PM.",
    actor: "riley",
  });
  expect(await outcome(id, "done", { seen: 3 })).toMatchObject({ rejected: "conflict" });
  expect((await read(id)).visit).toMatchObject({ day: tuesday, state: "booked", sequence: 0 });
});

test("unknown, spam and erased bookings and impossible days cannot be scheduled", async () => {
  const id = await book();
  expect(await schedule("nobody")).toMatchObject({ rejected: "not-found" });
  for (const day of ["2026-11-21", "2027-11-24"])
    expect(await schedule(id, { day })).toMatchObject({ rejected: "invalid" });
  const today = "2026-11-24T18:00:00.000Z";
  expect(await schedule(id, { day: tuesday, at: today })).toMatchObject({ rejected: "invalid" });
  const spam = await book();
  await store.run(changeStatus, { ...change(spam, sunday), from: "pending", to: "spam" });
  expect(await schedule(spam)).toMatchObject({ rejected: "invalid" });
  const erased = await book();
  await store.run(eraseBooking, change(erased, sunday));
  expect(await schedule(erased)).toMatchObject({ rejected: "conflict" });
  expect((await read(id)).booking.status).toBe("pending");
});

test("a full day, a day off and a day without places need an override", async () => {
  const [one, two] = [await book(), await book()];
  const daysOff = [{ from: friday, to: "2026-11-28", reason: "Thanksgiving", phones: false }];
  await savePlan({ capacity: { ...plan.capacity, Monday: 1 }, daysOff });
  const monday = "2026-11-30";
  await schedule(one, { day: monday });
  expect(await schedule(two, { day: monday })).toEqual({
    rejected: "no-place",
    reason: "Monday, November 30 is full: 1 of 1 places are taken. Please offer another day.",
  });
  expect(await schedule(two, { day: "2026-11-28" })).toMatchObject({
    reason: "Saturday, November 28 is off: Thanksgiving.",
  });
  expect(await schedule(two, { day: "2026-11-29" })).toMatchObject({
    reason: "Sunday, November 29 has no places.",
  });
  expect(await steps(two)).toEqual(["requested"]);
  // A booking's own place does not count against it.
  expect(await schedule(one, { day: monday, window: "midday", seen: 0 })).toHaveProperty("detail");
  expect(await schedule(two, { day: monday, override: true })).toHaveProperty("detail");
  expect((await list(monday)).days).toEqual([{ day: monday, capacity: 1, taken: 2, off: null }]);
  await savePlan();
});

test(`of ${rivals} who schedule the last place of a day at the same time, one gets it`, async () => {
  const day = "2026-12-10";
  await savePlan({ capacity: { ...plan.capacity, Thursday: 3 } });
  for (const id of [await book(), await book()]) await schedule(id, { day });
  const ids = await Promise.all(Array.from({ length: rivals }, () => book()));
  const results = await Promise.all(ids.map((id) => schedule(id, { day })));
  const refused = results.filter((one) => "rejected" in one && one.rejected === "no-place");
  expect(refused).toHaveLength(rivals - 1);
  expect((await list(day)).days).toMatchObject([{ taken: 3 }]);
  await savePlan();
});

test("done and no access keep the booking's status; after done it can no longer be canceled", async () => {
  const id = await book();
  await schedule(id);
  const early = { at: "2026-11-23T18:00:00.000Z" };
  expect(await outcome(id, "done", early)).toMatchObject({ rejected: "invalid" });
  await outcome(id, "no-access");
  expect((await read(id)).visit).toMatchObject({ state: "no-access", sequence: 1 });
  await outcome(id, "done", { seen: 1, at: "2026-11-24T19:00:00.000Z" });
  const { visit, booking } = await read(id);
  expect(visit).toMatchObject({ state: "done", outcomeAt: "2026-11-24T19:00:00.000Z" });
  expect(booking.status).toBe("scheduled");
  expect(await outcome(id, "cancelled", { seen: 2 })).toMatchObject({
    rejected: "conflict",
    reason: "riley marked the visit done on Tuesday, noon.",
  });
  expect(await schedule(id, { day: friday, seen: 2 })).toMatchObject({ rejected: "conflict" });
});

test("a canceled visit frees its place and can be scheduled again", async () => {
  const id = await book();
  await schedule(id);
  const { taken = 0 } = (await list(tuesday)).days[0] ?? {};
  await outcome(id, "cancelled", { at: sunday });
  expect((await list(tuesday)).days[0]?.taken).toBe(taken - 1);
  expect(await read(id)).toMatchObject({
    booking: { status: "contacted" },
    visit: { state: "cancelled", sequence: 1 },
  });
  await schedule(id, { day: friday, seen: 1 });
  expect(await read(id)).toMatchObject({
    booking: { status: "scheduled" },
    visit: { state: "booked", day: friday, sequence: 2, outcomeAt: null },
  });
});

test("a saved plan is read without the neighborhoods that are no longer served", async () => {
  const served = { [here.slug]: ["Tuesday" as const] };
  await savePlan({ areas: { ...served, "sunrise-mesa": ["Monday"] } });
  const { plan: saved } = await store.run(readRoutePlan, { now: sunday });
  expect(saved.areas).toEqual(served);
  expect(await savePlan()).toMatchObject({ plan: { areas: {} } });
});

test("days that fit come first; a new day off moves no visits and lists those booked", async () => {
  const id = await book({ zipCode: here.zip });
  const days = (after = "2026-11-22") => store.run(listDays, { bookingId: id, from: after });
  expect(await store.run(listDays, { bookingId: "nobody", from: tuesday })).toBeUndefined();
  await savePlan({ areas: { [here.slug]: ["Tuesday", "Friday"] } });
  expect((await read(id)).booking.area).toBe(here.slug);
  const order = (await days())?.days.map(({ day }) => day) ?? [];
  expect(order).toHaveLength(14);
  expect(order.slice(0, 5)).toEqual([
    ...[tuesday, friday, "2026-12-01", "2026-12-04", "2026-11-22"],
  ]);
  await schedule(id, { day: friday });
  const daysOff = [{ from: friday, to: friday, reason: "", phones: false }];
  expect(await savePlan({ daysOff })).toMatchObject({
    visitsOnDaysOff: expect.arrayContaining([expect.objectContaining({ bookingId: id })]),
  });
  expect((await read(id)).visit).toMatchObject({ day: friday, state: "booked" });
  expect((await list(friday)).days[0]?.off).toBe("Day off");
  const undecided = async () =>
    (await store.run(listTasks, { now: sunday })).items.flatMap(({ reason, booking }) =>
      reason === "day-off" ? [booking.id] : [],
    );
  expect(await undecided()).toContain(id);
  await schedule(id, { day: friday, seen: 0, override: true });
  expect(await undecided()).not.toContain(id);
  expect((await read(id)).visit).toMatchObject({ sequence: 0, keptAt: sunday });
  await savePlan();
  expect(await store.run(readRoutePlan, { now: sunday })).toMatchObject({
    plan: { confirmed: true },
    visitsOnDaysOff: [],
  });
});

test("with a day off its visits move to the next day with a place for each, if that is asked for", async () => {
  await savePlan();
  const moving = await book();
  await schedule(moving, { day: friday, override: true });
  const daysOff = [{ from: friday, to: friday, reason: "", phones: true }];
  const set = { plan: { ...plan, daysOff }, now: sunday };
  expect(await store.run(writeRoutePlan, set)).toMatchObject({ moved: [] });
  await savePlan();
  const result = await store.run(writeRoutePlan, { ...set, movedBy: "riley" });
  const { visit } = await read(moving);
  const moved = expect.objectContaining({ bookingId: moving, day: visit?.day });
  expect(result).toMatchObject({ moved: expect.arrayContaining([moved]) });
  const { days } = (await store.run(listDays, { bookingId: moving, from: friday })) ?? {};
  expect(days?.find(({ fits }) => fits)?.day).toBe(visit?.day);
  expect((visit?.day ?? "") > friday).toBe(true);
  await savePlan();
});

test("of two people who change the plan they saw, the second is refused", async () => {
  const save = (capacity: RoutePlan["capacity"], seen: typeof plan) =>
    store.run(writeRoutePlan, { plan: { ...plan, capacity }, seen, now: sunday });
  const [fewer, none] = [{ ...plan.capacity, Monday: 1 }, {}];
  const answers = await Promise.all([save(fewer, plan), save(none, plan)]);
  const winner = answers.findIndex((answer) => "plan" in answer);
  const stored = { ...plan, capacity: winner === 0 ? fewer : none };
  expect(answers[1 - winner]).toMatchObject({ rejected: "conflict" });
  const read = async () => (await store.run(readRoutePlan, { now: sunday })).plan;
  expect(await read()).toEqual({ ...stored, confirmed: true });
  // A repeat after a lost answer saw the plan before its own change.
  expect(await save(stored.capacity, plan)).toMatchObject({ plan: stored });
  const { Monday: places, ...others } = fewer;
  expect(await save(fewer, stored)).toMatchObject({ plan: { capacity: fewer } });
  const inOtherOrder = { ...plan, capacity: { ...others, Monday: places } };
  expect(await save(plan.capacity, inOtherOrder)).toMatchObject({ plan });
});

test("a day counts the visits of others that are nearby", async () => {
  const id = await book({ zipCode: here.zip });
  const day = "2026-12-22";
  const offered = async () =>
    (await store.run(listDays, { bookingId: id, from: day }))?.days.find((one) => one.day === day);
  expect(await offered()).toMatchObject({ taken: 0, nearby: 0 });
  await schedule(id, { day });
  const [near, far] = [true, false].map((isNear) =>
    areas.find(
      ({ slug, zips }) =>
        zips.length > 0 && slug !== here.slug && isNearby(here.slug, slug) === isNear,
    ),
  );
  for (const zipCode of [here.zip, here.zip, near?.zips[0] ?? "", far?.zips[0] ?? ""])
    await schedule(await book({ zipCode }), { day });
  const over = await book({ zipCode: here.zip });
  await schedule(over, { day });
  await outcome(over, "cancelled");
  expect(await offered()).toMatchObject({ taken: 5, nearby: 3 });
});

test("a day lists its visits by their time, also those that nobody got in at", async () => {
  const [later = "", locked = ""] = [await book(), await book()].toSorted();
  const day = "2026-12-15";
  await schedule(later, { day, window: "midday" });
  await schedule(locked, { day });
  await outcome(locked, "no-access", { at: "2026-12-15T19:00:00.000Z" });
  const { visits } = await list(day);
  expect(visits.map(({ bookingId }) => bookingId)).toEqual([locked, later]);
});

test("erasing cancels the visit and keeps its time, but not in the history", async () => {
  const id = await book();
  await schedule(id);
  await store.run(eraseBooking, change(id, sunday));
  const { visit, history } = await read(id);
  expect(visit).toMatchObject({ state: "cancelled", day: tuesday, sequence: 1 });
  expect(history.filter(({ text }) => text !== null)).toEqual([]);
  expect(await undoLast(id, "visit-scheduled")).toMatchObject({ rejected: "conflict" });
});
