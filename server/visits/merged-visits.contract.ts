import { afterAll, beforeAll, expect, test } from "vitest";
import { changeStatus } from "#server/bookings/change-status.ts";
import type { Store } from "#server/db/store.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { friday, sunday, tuesday, visitActions } from "#server/testing/visits.ts";
import { chooseDay } from "#server/visitor/choose-day.ts";

/** On the sample's route of Old Town. */
const thursday = "2026-12-03";

/** What becomes of visits when bookings of one person are merged. `open` returns an empty store at each call. */
export function mergedVisitsContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const { book, change, schedule, outcome, undoLast, merge, read } = visitActions(() => store);

  test("a merge takes the visit along, and its undo brings it back", async () => {
    const phone = "(480) 555-9001";
    const [first, second] = [await book({ phone }), await book({ phone })];
    await schedule(second);
    await merge(second, first);
    expect(await read(first)).toMatchObject({
      booking: { status: "scheduled" },
      visit: { day: tuesday, sequence: 0 },
    });
    expect((await read(second)).visit).toBeNull();
    await undoLast(second, "merged");
    expect(await read(first)).toMatchObject({ booking: { status: "pending" }, visit: null });
    expect((await read(second)).visit).toMatchObject({ day: tuesday, state: "booked" });
    // Once something has happened to the visit, it stays.
    await merge(second, first);
    await schedule(first, { day: friday, seen: 0 });
    expect(await undoLast(second, "merged")).toMatchObject({ rejected: "conflict" });
    expect(await undoLast(first, "merged")).toMatchObject({ rejected: "conflict" });
    expect((await read(first)).visit).toMatchObject({ day: friday });
  });

  test("two bookings that both have a visit cannot be merged", async () => {
    const phone = "(480) 555-9002";
    const [first, second] = [await book({ phone }), await book({ phone })];
    await schedule(first);
    await schedule(second);
    expect(await merge(second, first)).toMatchObject({ rejected: "invalid" });
    await outcome(first, "cancelled", { at: sunday });
    expect(await merge(second, first)).toMatchObject({ rejected: "invalid" });
    expect(await merge(first, second)).toHaveProperty("detail");
  });

  const hold = (id: string) => {
    const held = { day: thursday, starts: "07:00", ends: "11:00", seen: null };
    return store.run(chooseDay, { ...change(id, sunday), actor: "visitor", ...held });
  };

  test.each(["declined", "spam"] as const)(
    "a lead that waits is not merged into one that is %s: nobody would call",
    async (to) => {
      const phone = `(480) 555-900${to.length}`;
      const [first, second] = [await book({ phone }), await book({ phone })];
      await store.run(changeStatus, { ...change(first, sunday), from: "pending", to });
      expect(await merge(second, first)).toMatchObject({ rejected: "invalid" });
      expect(await hold(second)).toHaveProperty("detail");
      expect(await merge(second, first)).toMatchObject({ rejected: "invalid" });
      expect(await merge(first, second)).toHaveProperty("detail");
    },
  );

  test("an email address is not lost in a merge with a caller's lead", async () => {
    const phone = "(480) 555-9010";
    const [caller, form] = [await book({ phone, email: "" }), await book({ phone })];
    expect(await merge(form, caller)).toMatchObject({ rejected: "invalid" });
    expect(await merge(caller, form)).toHaveProperty("detail");
  });

  test("spam holds no day, and taking it back brings the held day back", async () => {
    const id = await book();
    await hold(id);
    await store.run(changeStatus, { ...change(id, sunday), from: "pending", to: "spam" });
    expect((await read(id)).visit).toMatchObject({ state: "cancelled" });
    await undoLast(id, "status");
    expect((await read(id)).visit).toMatchObject({ state: "held" });
  });

  test("a merge with an erased booking is not taken back, so nothing of the person returns", async () => {
    const phone = "(480) 555-9011";
    const [first, second] = [await book({ phone }), await book({ phone })];
    await schedule(second);
    await merge(second, first);
    expect(await store.run(eraseBooking, change(second, sunday))).toHaveProperty("detail");
    expect(await undoLast(first, "merged")).toMatchObject({ rejected: "conflict" });
    expect((await read(first)).visit).toMatchObject({ state: "booked" });
  });

  test("a merged visit without access is so again after an outcome is taken back", async () => {
    const phone = "(480) 555-9012";
    const [first, second] = [await book({ phone }), await book({ phone })];
    await schedule(second);
    await outcome(second, "no-access");
    const { visit } = await read(second);
    await merge(second, first, "2026-11-24T19:00:00.000Z");
    await outcome(first, "cancelled", {
      seen: visit?.sequence ?? 0,
      at: "2026-11-24T20:00:00.000Z",
    });
    await undoLast(first, "visit-cancelled", "2026-11-24T20:01:00.000Z");
    expect((await read(first)).visit).toMatchObject({ state: "no-access" });
  });

  test("a booking is not erased while somebody merged into it expects its visit", async () => {
    const phone = "(480) 555-9004";
    const [first, second] = [await book({ phone }), await book({ phone })];
    await schedule(second);
    await merge(second, first);
    const erase = (id: string) => store.run(eraseBooking, change(id, sunday));
    expect(await erase(first)).toMatchObject({ rejected: "invalid" });
    await undoLast(second, "merged");
    expect(await erase(first)).toHaveProperty("detail");
    expect((await read(second)).visit).toMatchObject({ day: tuesday, state: "booked" });
  });
}
