import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { slotOf } from "#domain/business-clock/windows.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { sweep } from "#server/privacy/start-privacy.ts";
import { sharedStore } from "#server/testing/new-stores.ts";
import { sunday, tuesday, visitActions } from "#server/testing/owner-actions.ts";
import { chooseDay } from "#server/visitor/choose-day.ts";
import { saveGateForm } from "#server/visitor/visitor-changes.ts";
import { type GateKeys, openGateKeys } from "./gate-keys.ts";
import { listGateNotes } from "./gate-notes.ts";

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

const store = sharedStore();
const { book, change, schedule, outcome, read, merge } = visitActions(() => store);
const keys = keysOf(randomBytes(32));

const write = (bookingId: string, text: string, at = sunday) =>
  store.run(saveGateForm, {
    ...change(bookingId, at),
    actor: "visitor",
    note: keys.seal(text),
  });
async function noteOf(bookingId: string, now = monday): Promise<string | null | undefined> {
  const notes = await store.run(listGateNotes, { day: tuesday, now });
  const note = notes.find((one) => one.bookingId === bookingId);
  return note && keys.open(note);
}
const sweepNotes = (now: string) => store.run(sweep, { now });

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

test("a gate note outlasts a day that was asked for and never confirmed", async () => {
  const id = await book();
  await write(id, "4711");
  const press = { ...change(id, sunday), actor: "visitor", seen: null };
  await store.run(chooseDay, { ...press, ...slotOf("2026-12-03", "morning") });
  expect((await read(id)).visit?.state).toBe("asked");
  expect(await sweepNotes("2026-12-30T23:00:00.000Z")).toBe(0);
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

test("of two bookings that become one, the newer gate note is shown", async () => {
  for (const [first, second] of [
    ["4711", "4712"],
    ["4712", "4711"],
  ] as const) {
    const phone = `(480) 555-${first}`;
    const [survivor, closed] = [await book({ phone }), await book({ phone })];
    await schedule(survivor);
    await write(survivor, first, first === "4711" ? sunday : monday);
    await write(closed, second, second === "4711" ? sunday : monday);
    await merge(closed, survivor);
    expect((await read(closed)).booking.mergedInto).toBe(survivor);
    expect(await noteOf(survivor)).toBe("4712");
  }
});
