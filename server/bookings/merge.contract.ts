import { afterAll, beforeAll, expect, test } from "vitest";
import { followUp } from "#server/bookings/follow-up.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import type { Store } from "#server/db/store.ts";
import { after, day, ownerActions } from "#server/testing/owner-actions.ts";

/** How bookings of one person are related and merged, the same on both engines. `open` opens an empty storage. */
export function mergesContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const { book, by, change, merge, undo, detailOf, read, lastEvent, listed, pair } = ownerActions(
    () => store,
  );

  test("bookings with the same phone or email within 30 days are related, older ones are not", async () => {
    const known = { phone: "(480) 555-7001", email: "same@mail.example" };
    const old = await book(known, after(0));
    const byPhone = await book({ phone: "+1 480 555 7001" }, after(30 * day));
    const byEmail = await book({ email: "SAME@mail.example" }, after(30 * day + 1));
    const stranger = await book({}, after(30 * day));
    expect((await read(old)).related.map(({ id }) => id)).toEqual([byPhone]);
    expect((await read(byPhone)).booking.sameAs).toBe(old);
    expect((await read(byEmail)).booking.sameAs).toBeNull();
    expect((await read(byEmail)).related).toEqual([]);
    expect((await read(stranger)).related).toEqual([]);
    expect(await merge(byEmail, old)).toMatchObject({ rejected: "invalid" });
    expect(await merge(byPhone, old)).not.toHaveProperty("rejected");
  });

  test("simultaneous bookings are related by the same phone or email, not by lacking both", async () => {
    const without = { phone: "57103", email: "" };
    const ids = await Promise.all([
      book({ phone: "555-7101", email: "one@mail.example" }),
      book({ phone: "555-7101", email: "two@mail.example" }),
      book({ phone: "555-7102", email: "two@mail.example" }),
      book(without),
      book(without),
      book({ phone: "555-7101", email: "two@mail.example" }),
    ]);
    const sameAs = async (id: string) => (await read(id)).booking.sameAs;
    const [one = "", two = "", three = "", four = "", five = "", six = ""] = ids;
    expect(await Promise.all(ids.map(sameAs))).toEqual([null, one, two, null, null, three]);
    expect(await sameAs(await book(without))).toBeNull();
    expect(await sameAs(await book({ phone: "555-7102" }))).toBe(three);
    expect((await read(four)).related).toEqual([]);
    expect(await merge(five, four)).toMatchObject({ rejected: "invalid" });
    expect(await merge(six, three)).not.toHaveProperty("rejected");
    expect(await merge(two, one)).not.toHaveProperty("rejected");
  });

  test("at most the twenty newest related bookings are shown", async () => {
    const known = { email: "often@mail.example" };
    const ids: string[] = [];
    for (let time = 0; time < 23; time += 1) ids.push(await book(known, after(time)));
    const related = (await read(ids[0] ?? "")).related.map(({ id }) => id);
    expect(related).toEqual(ids.slice(-20).toReversed());
  });

  test("a merged booking leaves the lists, but keeps its history and stays related", async () => {
    const [first, second] = await pair();
    const { booking, history } = detailOf(await merge(second, first));
    expect(booking.mergedInto).toBe(first);
    expect(history.at(-1)).toMatchObject({ kind: "merged", text: first });
    expect(await lastEvent(first)).toMatchObject({ kind: "merged", text: second });
    expect(await listed()).toContain(first);
    expect(await listed()).not.toContain(second);
    const { items } = await store.run(listBookings, { limit: 10, search: booking.phone });
    expect(items.map(({ id }) => id)).toEqual([first]);
    expect((await read(first)).related.map(({ id }) => id)).toEqual([second]);
    expect((await read(second)).related.map(({ id }) => id)).toEqual([first]);
    expect(await change(second, ["pending", "contacted"])).toEqual({
      rejected: "conflict",
      reason: "This booking was merged into another. Please open that one.",
    });
  });

  test("somebody to be called later who has booked again is called now, until the merge is undone", async () => {
    const [first, second] = await pair();
    const later = { from: "contacted" as const, until: after(60 * day), voicemail: false };
    await change(first, ["pending", "contacted"]);
    await store.run(followUp, { ...by(first, "riley", after(0)), ...later });
    const mergedAt = after(2 * day);
    await store.run(mergeBooking, { ...by(second, "riley", mergedAt), into: first });
    expect((await read(first)).booking).toMatchObject({
      status: "contacted",
      followUpAt: mergedAt,
    });
    await undo(first, (await lastEvent(first))?.id);
    expect((await read(first)).booking.followUpAt).toBe(later.until);
    // A lead reached in both bookings is called as planned.
    await change(second, ["pending", "contacted"]);
    await merge(second, first);
    expect((await read(first)).booking.followUpAt).toBe(later.until);
  });

  test("a merge is refused where it makes no sense", async () => {
    const [first, second] = await pair();
    const phone = (await read(first)).booking.phone;
    const third = await book({ phone });
    const invalid = (reason: string) => ({ rejected: "invalid", reason });
    expect(await merge(first, first)).toEqual(invalid("A booking cannot be merged into itself."));
    expect(await merge(first, await book())).toEqual(
      invalid("Only bookings with the same phone or email within 30 days can be merged."),
    );
    expect(await merge(first, "none")).toEqual(invalid("The other booking does not exist."));
    expect(await merge("none", first)).toMatchObject({ rejected: "not-found" });
    await merge(second, first);
    expect(await merge(second, third)).toEqual({
      rejected: "conflict",
      reason: "riley merged it with another booking on Friday, 9:41 AM.",
      actor: "riley",
    });
    expect(await merge(third, second)).toEqual(
      invalid("The other booking was itself merged into another. Please merge into that one."),
    );
    expect(await merge(first, third)).toEqual(
      invalid("Another booking was merged into this one. Please merge into this one instead."),
    );
    expect(detailOf(await merge(third, first)).booking.mergedInto).toBe(first);
  });

  test("two bookings merged into each other at the same moment are merged in one direction", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = await pair();
      const outcomes = await Promise.all([merge(first, second), merge(second, first)]);
      expect(outcomes.filter((outcome) => "rejected" in outcome)).toHaveLength(1);
      const merged = [await read(first), await read(second)].map(
        ({ booking }) => booking.mergedInto,
      );
      expect(merged).toContain(null);
    }
  });

  test.each(["inner", "outer"] as const)(
    "a merge is undone from its %s side, once",
    async (side) => {
      const [outer, inner] = await pair();
      await merge(inner, outer);
      const id = side === "inner" ? inner : outer;
      const event = await lastEvent(id);
      const { booking } = detailOf(await undo(id, event?.id));
      expect(booking.mergedInto).toBeNull();
      expect((await read(inner)).booking.mergedInto).toBeNull();
      expect(await listed()).toContain(inner);
      for (const one of [inner, outer]) {
        const { history } = await read(one);
        const merged = history.find(({ kind }) => kind === "merged");
        expect(history.at(-1)).toMatchObject({ kind: "separated", undoes: merged?.id });
        expect(await undo(one, merged?.id)).toEqual({
          rejected: "conflict",
          reason: "riley separated it from the other booking on Friday, 9:42 AM.",
          actor: "riley",
        });
      }
      expect(detailOf(await merge(inner, outer)).booking.mergedInto).toBe(outer);
    },
  );

  test("of two bookings merged into one, an undo separates the chosen one", async () => {
    const [outer, one] = await pair();
    const two = await book({ phone: (await read(outer)).booking.phone });
    await merge(one, outer);
    const [own, mirrored] = [await lastEvent(one), await lastEvent(outer)];
    await merge(two, outer);
    await undo(one, own?.id);
    expect((await read(one)).booking.mergedInto).toBeNull();
    expect((await read(two)).booking.mergedInto).toBe(outer);
    expect(await lastEvent(outer)).toMatchObject({ kind: "separated", undoes: mirrored?.id });
  });
}
