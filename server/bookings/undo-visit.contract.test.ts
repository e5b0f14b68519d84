import { expect, test } from "vitest";
import { slotOf } from "#domain/business-clock/windows.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { friday, sunday, tuesday, visitActions } from "#server/testing/owner-actions.ts";
import { chooseDay } from "#server/visitor/choose-day.ts";
import { changeStatus } from "./change-status.ts";

const store = sharedStore();
const { book, change, schedule, outcome, undoLast, read } = visitActions(() => store);

test("declining cancels the visit, and undoing that brings it back", async () => {
  const id = await book();
  await schedule(id);
  await store.run(changeStatus, { ...change(id, sunday), from: "scheduled", to: "declined" });
  expect((await read(id)).visit?.state).toBe("cancelled");
  await undoLast(id, "status");
  expect(await read(id)).toMatchObject({
    booking: { status: "scheduled" },
    visit: { state: "booked", day: tuesday, sequence: 2, outcomeAt: null },
  });
});

test("spam takes the day that was asked for back, and undoing that brings it back as it was", async () => {
  const id = await book();
  const day = "2026-12-03";
  const press = { ...change(id, sunday), actor: "visitor", seen: null };
  await store.run(chooseDay, { ...press, ...slotOf(day, "morning") });
  const before = await read(id);
  await store.run(changeStatus, { ...change(id, sunday), from: "pending", to: "spam" });
  expect((await read(id)).visit?.state).toBe("cancelled");
  await undoLast(id, "status");
  const { booking, visit } = await read(id);
  expect(booking).toEqual(before.booking);
  const again = { sequence: 2, changedAt: visit?.changedAt };
  expect(visit).toEqual({ ...before.visit, state: "asked", ...again });
});

test("an undo takes back everything that one press did", async () => {
  const id = await book();
  await schedule(id);
  await schedule(id, { day: friday, seen: 0 });
  expect(await undoLast(id, "status")).toMatchObject({ rejected: "conflict" });
  expect(await undoLast(id, "visit-scheduled")).toMatchObject({ rejected: "conflict" });
  await undoLast(id, "visit-moved");
  expect((await read(id)).visit).toMatchObject({ day: tuesday, state: "booked", sequence: 2 });
  await outcome(id, "done", { seen: 2 });
  await undoLast(id, "visit-done");
  expect((await read(id)).visit).toMatchObject({ state: "booked", outcomeAt: null });
  await undoLast(id, "visit-scheduled");
  expect(await read(id)).toMatchObject({
    booking: { status: "pending", contactSeconds: null },
    visit: { state: "cancelled", sequence: 5 },
  });
  const twice = await book();
  await schedule(twice);
  await schedule(twice, { day: friday, seen: 0 });
  await schedule(twice, { day: "2026-12-01", seen: 1 });
  await undoLast(twice, "visit-moved");
  expect((await read(twice)).visit).toMatchObject({ day: friday, state: "booked", sequence: 3 });
});

test("undoing a second outcome restores the first one with its time", async () => {
  const [id, again] = [await book(), await book()];
  await schedule(id);
  await outcome(id, "no-access");
  const { outcomeAt } = (await read(id)).visit ?? {};
  await outcome(id, "done", { seen: 1, at: "2026-11-24T19:00:00.000Z" });
  await undoLast(id, "visit-done", "2026-11-24T20:00:00.000Z");
  expect((await read(id)).visit).toMatchObject({ state: "no-access", outcomeAt });
  await schedule(again);
  await outcome(again, "cancelled", { at: sunday });
  await schedule(again, { day: friday, seen: 1 });
  await undoLast(again, "visit-scheduled");
  expect((await read(again)).visit).toMatchObject({ state: "cancelled", outcomeAt: sunday });
});
