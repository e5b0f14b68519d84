import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { slotOf } from "#domain/business-clock/windows.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import type { Store } from "#server/db/store.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { sweep } from "#server/privacy/sweep.ts";
import { sunday, tuesday, visitActions } from "#server/testing/visits.ts";
import { chooseDay } from "#server/visitor/choose-day.ts";
import { releaseHolds } from "#server/visitor/release-holds.ts";
import { saveGateForm } from "#server/visitor/visitor-changes.ts";
import { type GateKeys, openGateKeys } from "./gate-keys.ts";
import { listGateNotes, listNotesOfOtherKeys } from "./gate-notes.ts";

const monday = "2026-11-23T17:00:00.000Z";
/** 24 hours after the visit's window, which ends at 11 AM in Phoenix. */
const afterVisit = "2026-11-25T18:00:00.000Z";
const justBefore = "2026-11-25T17:59:59.999Z";

function keysOf(key: Buffer): GateKeys {
  const keys = openGateKeys({
    DATA_DIR: "unused",
    DATABASE_URL: undefined,
    GATE_NOTE_KEYS: [key],
  });
  if (!keys) throw new Error("no keys");
  return keys;
}

/** `open` returns an empty store at each call. */
export function gateNotesContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const { book, bookProven, change, schedule, outcome, undoLast, merge, read } = visitActions(
    () => store,
  );
  const keys = keysOf(randomBytes(32));

  const write = (bookingId: string, text: string) =>
    store.run(saveGateForm, {
      ...change(bookingId, sunday),
      actor: "visitor",
      note: keys.seal(text),
    });
  async function noteOf(bookingId: string, now = monday): Promise<string | null | undefined> {
    const notes = await store.run(listGateNotes, { day: tuesday, now });
    const note = notes.find((one) => one.bookingId === bookingId);
    return note && keys.open(note);
  }
  const countNotes = async () => (await store.run(listNotesOfOtherKeys, { keyId: "" })).length;
  /** Returns how many notes it has deleted. */
  async function sweepNotes(now: string) {
    const before = await countNotes();
    await store.run(sweep, { now });
    return before - (await countNotes());
  }

  test("a gate note can be read only around its visit, and a new one replaces the old one", async () => {
    const id = await book();
    await write(id, "code 4711");
    expect(await noteOf(id)).toBeUndefined();
    await schedule(id);
    expect(await noteOf(id, sunday)).toBeUndefined();
    expect(await noteOf(id)).toBe("code 4711");
    await write(id, "left side, lift the latch");
    expect(await noteOf(id)).toBe("left side, lift the latch");
    expect((await read(id)).history.filter(({ kind }) => kind === "gate-note")).toHaveLength(2);
    await sweepNotes(afterVisit);
    expect(await noteOf(id)).toBeUndefined();
  });

  test("a gate note is deleted 24 hours after the visit, and not a moment earlier", async () => {
    const id = await book();
    await write(id, "4711");
    await schedule(id);
    await outcome(id, "done");
    await sweepNotes(justBefore);
    expect(await noteOf(id, justBefore)).toBe("4711");
    expect(await sweepNotes(afterVisit)).toBe(1);
    expect(await noteOf(id, justBefore)).toBeUndefined();
  });

  test("a gate note is deleted 24 hours after the visit is canceled or the booking declined", async () => {
    const canceled = await book();
    await schedule(canceled);
    await write(canceled, "1");
    await outcome(canceled, "cancelled", { at: monday });
    const declined = await book();
    await write(declined, "2");
    await store.run(changeStatus, { ...change(declined, monday), from: "pending", to: "declined" });
    expect(await sweepNotes("2026-11-24T16:59:59.999Z")).toBe(0);
    expect(await sweepNotes("2026-11-24T17:00:00.000Z")).toBe(2);
  });

  test.each(["cancelled", "no-access"] as const)(
    "a gate note that is written after a visit was %s stays for the next one",
    async (result) => {
      const id = await book();
      await schedule(id);
      await outcome(id, result);
      const later = "2026-11-27T17:00:00.000Z";
      const note = { actor: "visitor", note: keys.seal("4711") };
      await store.run(saveGateForm, { ...change(id, later), ...note });
      expect(await sweepNotes("2026-12-10T17:00:00.000Z")).toBe(0);
      expect(await sweepNotes("2027-02-20T23:00:00.000Z")).toBe(1);
    },
  );

  test("a gate note stays when its visitor's day was not confirmed in time, since they pick another", async () => {
    const id = await bookProven();
    await write(id, "4711");
    const press = { ...change(id, sunday), actor: "visitor", seen: null };
    await store.run(chooseDay, { ...press, ...slotOf("2026-12-03", "morning") });
    await store.run(releaseHolds, { now: "2026-11-24T23:00:00.000Z" });
    expect((await read(id)).visit?.state).toBe("cancelled");
    expect(await sweepNotes("2026-11-30T23:00:00.000Z")).toBe(0);
    expect(await sweepNotes("2027-02-20T23:00:00.000Z")).toBe(1);
  });

  test("a gate note that comes after a visit that took place is not kept for another", async () => {
    const day = "2026-11-23";
    const done = await book();
    await schedule(done, { day });
    await outcome(done, "done");
    const past = await book();
    await schedule(past, { day });
    for (const id of [done, past]) {
      const note = { actor: "visitor", note: keys.seal("4711") };
      await store.run(saveGateForm, { ...change(id, afterVisit), ...note });
    }
    expect(await sweepNotes(afterVisit)).toBe(2);
  });

  test("a gate note without a visit is deleted after 90 days", async () => {
    await write(await book(), "4711");
    expect(await sweepNotes("2027-02-20T22:59:59.999Z")).toBe(0);
    expect(await sweepNotes("2027-02-20T23:00:00.000Z")).toBe(1);
  });

  test("erasing a booking deletes its gate note immediately, and no new one is accepted", async () => {
    const id = await book();
    await schedule(id);
    await write(id, "4711");
    await store.run(eraseBooking, change(id, monday));
    expect(await sweepNotes("2030-01-01T00:00:00.000Z")).toBe(0);
    expect(await write(id, "4712")).toMatchObject({ rejected: "conflict" });
  });

  test("a merge takes the gate note along with the visit", async () => {
    const into = await book();
    const id = await book({ email: (await read(into)).booking.email });
    await schedule(id);
    await write(id, "4711");
    await store.run(mergeBooking, { ...change(id, monday), into });
    expect(await noteOf(into)).toBe("4711");
    expect(await write(id, "4712")).toMatchObject({ rejected: "conflict" });
  });

  const pair = async (scheduled: "first" | "second") => {
    const first = await book();
    const second = await book({ email: (await read(first)).booking.email });
    await schedule(scheduled === "first" ? first : second);
    return [first, second] as const;
  };

  test("a merge brings the gate note to the visit, and undoing it gives it back", async () => {
    const [into, id] = await pair("first");
    await write(id, "4711");
    await merge(id, into, { at: monday });
    expect(await noteOf(into)).toBe("4711");
    expect(await undoLast(id, "merged", monday)).toHaveProperty("detail");
    await schedule(id);
    expect([await noteOf(into), await noteOf(id)]).toEqual([undefined, "4711"]);
  });

  test("each keeps its own gate note through a merge and its undoing", async () => {
    const [into, id] = await pair("second");
    await write(into, "outer");
    await merge(id, into, { at: monday });
    expect(await noteOf(into)).toBe("outer");
    await undoLast(id, "merged", monday);
    await schedule(into);
    expect([await noteOf(into), await noteOf(id)]).toEqual(["outer", undefined]);
  });
}
