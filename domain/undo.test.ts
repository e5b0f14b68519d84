import { expect, test } from "vitest";
import type { BookingEvent } from "./api/bookings.ts";
import { undoObstacle } from "./undo.ts";

const event = (id: string, more: Partial<BookingEvent>): BookingEvent => ({
  ...{ id, kind: "status", at: "2026-11-20T16:00:00.000Z", actor: "riley", page: null },
  ...{ from: null, to: null, text: null, undoes: null },
  ...more,
});
const contacted = event("1", { from: "pending", to: "contacted" });
const scheduled = event("2", { from: "contacted", to: "scheduled" });
const booking = { status: "scheduled", joinedInto: null, erasedAt: null } as const;

test("the last status can be taken back, an earlier one not before it", () => {
  const detail = { booking, history: [contacted, scheduled] };
  expect(undoObstacle(scheduled, detail)).toBeUndefined();
  expect(undoObstacle(contacted, detail)).toEqual({ kind: "followed", by: scheduled });
});

test("what was taken back lets the status before it go, and never comes again", () => {
  const back = event("3", { from: "scheduled", to: "contacted", undoes: "2" });
  const detail = {
    booking: { ...booking, status: "contacted" } as const,
    history: [contacted, scheduled, back],
  };
  expect(undoObstacle(contacted, detail)).toBeUndefined();
  expect(undoObstacle(scheduled, detail)).toEqual({ kind: "followed", by: back });
  expect(undoObstacle(back, detail)).toEqual({ kind: "never" });
});

test("a joined booking keeps its status, and an erased one never waits again", () => {
  const history = [contacted];
  const called = { ...booking, status: "contacted" } as const;
  const joined = { ...called, joinedInto: "other" };
  expect(undoObstacle(contacted, { booking: joined, history })).toEqual({ kind: "joined" });
  const erasing = event("4", { kind: "erased" });
  const erased = { ...called, erasedAt: "2026-11-21T16:00:00.000Z" };
  expect(undoObstacle(contacted, { booking: erased, history: [contacted, erasing] })).toEqual({
    kind: "followed",
    by: erasing,
  });
});

test("a status that the erasing has ended is not taken back", () => {
  const rescued = event("1", { from: "spam", to: "pending" });
  const erasing = event("2", { kind: "erased", from: "pending", to: "declined" });
  const detail = {
    booking: { ...booking, status: "declined", erasedAt: erasing.at } as const,
    history: [rescued, erasing],
  };
  expect(undoObstacle(rescued, detail)).toEqual({ kind: "followed", by: erasing });
});

test("a note goes while its text is there, a join at any time, nothing else", () => {
  const note = event("5", { kind: "note", text: "gate" });
  const emptied = event("6", { kind: "note" });
  const joined = event("7", { kind: "joined", text: "other" });
  const requested = event("8", { kind: "requested" });
  const erasing = event("9", { kind: "erased" });
  const history = [requested, emptied, note, joined, erasing];
  expect(history.map((one) => undoObstacle(one, { booking, history })?.kind)).toEqual([
    ...["never", "followed", undefined, undefined, "never"],
  ]);
});
