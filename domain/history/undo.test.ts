import { expect, test } from "vitest";
import type { BookingEvent } from "#domain/api/bookings.ts";
import { eventSample } from "#domain/testing/sample-booking.ts";
import { undoObstacle, withParts } from "./undo.ts";

const event = (id: string, more: Partial<BookingEvent>) => eventSample({ id, ...more });
const contacted = event("1", { from: "pending", to: "contacted" });
const scheduled = event("2", { from: "contacted", to: "scheduled" });
const booking = { status: "scheduled", mergedInto: null, erasedAt: null } as const;

test("the last status can be taken back, an earlier one only after it", () => {
  const detail = { booking, history: [contacted, scheduled] };
  expect(undoObstacle(scheduled, detail)).toBeUndefined();
  expect(undoObstacle(contacted, detail)).toEqual({ kind: "followed", by: scheduled });
});

test("after an undo the previous status can be taken back, and the undo itself cannot", () => {
  const back = event("3", { from: "scheduled", to: "contacted", undoes: "2" });
  const detail = {
    booking: { ...booking, status: "contacted" } as const,
    history: [contacted, scheduled, back],
  };
  expect(undoObstacle(contacted, detail)).toBeUndefined();
  expect(undoObstacle(scheduled, detail)).toEqual({ kind: "followed", by: back });
  expect(undoObstacle(back, detail)).toEqual({ kind: "never" });
});

test("a merged booking keeps its status, and an erased one can never be waiting again", () => {
  const history = [contacted];
  const called = { ...booking, status: "contacted" } as const;
  const merged = { ...called, mergedInto: "other" };
  expect(undoObstacle(contacted, { booking: merged, history })).toEqual({ kind: "merged" });
  const erasing = event("4", { kind: "erased" });
  const erased = { ...called, erasedAt: "2026-11-21T16:00:00.000Z" };
  expect(undoObstacle(contacted, { booking: erased, history: [contacted, erasing] })).toEqual({
    kind: "followed",
    by: erasing,
  });
});

test("a status that ended with the erasure cannot be taken back", () => {
  const rescued = event("1", { from: "spam", to: "pending" });
  const erasing = event("2", { kind: "erased", from: "pending", to: "declined" });
  const detail = {
    booking: { ...booking, status: "declined", erasedAt: erasing.at } as const,
    history: [rescued, erasing],
  };
  expect(undoObstacle(rescued, detail)).toEqual({ kind: "followed", by: erasing });
});

test("of other events, only a note that still has its text can be taken back", () => {
  const note = event("5", { kind: "note", text: "gate" });
  const emptied = event("6", { kind: "note" });
  const merge = event("7", { kind: "merged", text: "other" });
  const requested = event("8", { kind: "requested" });
  const erasing = event("9", { kind: "erased" });
  const edited = event("10", { kind: "edited", text: '{"city":{"from":"1","to":"2"}}' });
  const history = [requested, emptied, note, merge, erasing, edited];
  expect(history.map((one) => undoObstacle(one, { booking, history })?.kind)).toEqual([
    ...["never", "followed", undefined, "never", "never", "never"],
  ]);
});

test("a later note or correction does not block taking back a status, and is not named as the obstacle", () => {
  const note = event("3", { kind: "note", text: "gate" });
  const correction = event("4", { kind: "edited", text: "{}" });
  const noted = { booking, history: [contacted, scheduled, note, correction] };
  expect(undoObstacle(scheduled, noted)).toBeUndefined();
  const erasing = event("2", { kind: "erased", from: "contacted", to: "declined" });
  const declined = { ...booking, status: "declined" } as const;
  const history = [contacted, erasing, note];
  expect(undoObstacle(contacted, { booking: declined, history })).toEqual({
    kind: "followed",
    by: erasing,
  });
  expect(undoObstacle(erasing, { booking: declined, history })).toEqual({ kind: "never" });
});

test("of two changes to the same status only the last one can be taken back", () => {
  const declined = event("2", { from: "contacted", to: "declined" });
  const again = event("3", { from: "declined", to: "contacted" });
  const detail = {
    booking: { ...booking, status: "contacted" } as const,
    history: [contacted, declined, again],
  };
  expect(undoObstacle(contacted, detail)).toEqual({ kind: "followed", by: again });
  expect(undoObstacle(again, detail)).toBeUndefined();
});

test("an erased booking can go back to an earlier status that is not waiting", () => {
  const erasing = event("3", { kind: "erased" });
  const detail = {
    booking: { ...booking, erasedAt: erasing.at },
    history: [contacted, scheduled, erasing],
  };
  expect(undoObstacle(scheduled, detail)).toBeUndefined();
});

test("what the visitor chose is not taken back for them", () => {
  const asked = event("5", { kind: "visit-asked", text: "2026-11-24 07:00-11:00" });
  expect(undoObstacle(asked, { booking, history: [asked] })).toEqual({ kind: "never" });
});

test("everything one press did is taken back together, only from its main event", () => {
  const slot = "2026-11-24 07:00-11:00";
  const visit = event("5", { kind: "visit-scheduled", text: slot });
  const called = event("6", { partOf: "5", from: "pending", to: "contacted" });
  const planned = event("7", { partOf: "5", from: "contacted", to: "scheduled" });
  const detail = { booking, history: [called, planned, visit] };
  expect(withParts(detail.history, "5")).toEqual([called, planned, visit]);
  expect(undoObstacle(visit, detail)).toBeUndefined();
  for (const part of [called, planned])
    expect(undoObstacle(part, detail)).toEqual({ kind: "followed", by: visit });

  const done = event("8", { kind: "visit-done", text: slot });
  const later = { booking, history: [...detail.history, done] };
  expect(undoObstacle(visit, later)).toEqual({ kind: "followed", by: done });
  expect(undoObstacle(done, later)).toBeUndefined();
  const back = event("9", { kind: "visit-undone", undoes: "8" });
  const undone = { booking, history: [...later.history, back] };
  expect(undoObstacle(visit, undone)).toBeUndefined();
  expect(undoObstacle(back, undone)).toEqual({ kind: "never" });
});

test("a visit of an erased or merged booking cannot be taken back", () => {
  const visit = event("5", { kind: "visit-done", text: null });
  const erasing = event("6", { kind: "erased" });
  const erased = { ...booking, erasedAt: erasing.at };
  expect(undoObstacle(visit, { booking: erased, history: [visit, erasing] })).toEqual({
    kind: "followed",
    by: erasing,
  });
  const moved = event("7", { kind: "visit-scheduled" });
  const planned = event("8", { partOf: "7", from: "contacted", to: "scheduled" });
  const history = [planned, moved, erasing];
  expect(undoObstacle(moved, { booking: erased, history })).toEqual({
    kind: "followed",
    by: erasing,
  });
  const merged = { ...booking, mergedInto: "other" };
  expect(undoObstacle(visit, { booking: merged, history: [visit] })).toEqual({ kind: "merged" });
});

test("a voicemail and a promised call can be taken back until the next step", () => {
  const called = { ...booking, status: "contacted" } as const;
  for (const kind of ["voicemail", "follow-up"] as const) {
    const call = event("2", { kind, text: "2026-11-23T16:30:00.000Z" });
    const history = [contacted, call];
    expect(undoObstacle(call, { booking: called, history })).toBeUndefined();
    expect(undoObstacle(contacted, { booking: called, history })).toEqual({
      kind: "followed",
      by: call,
    });
    const next = event("3", { from: "contacted", to: "scheduled" });
    expect(undoObstacle(call, { booking, history: [...history, next] })).toEqual({
      kind: "followed",
      by: next,
    });
  }
});
