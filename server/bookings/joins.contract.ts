import { afterAll, beforeAll, expect, test } from "vitest";
import { listBookings } from "#server/bookings/list-bookings.ts";
import type { Store } from "#server/db/store.ts";
import { after, day, ownersActs } from "#server/testing/owners-acts.ts";

/** How bookings of one person know each other and are joined, the same on either engine. `open` opens an empty storage. */
export function joinsContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const { book, change, join, undo, detailOf, read, lastEvent, listed, pair } = ownersActs(
    () => store,
  );

  test("bookings of one phone or e-mail within 30 days know each other, older ones do not", async () => {
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
    expect(await join(byEmail, old)).toMatchObject({ refused: "invalid" });
  });

  test("at most twenty of them are shown, the newest", async () => {
    const known = { email: "often@mail.example" };
    const ids: string[] = [];
    for (let time = 0; time < 23; time += 1) ids.push(await book(known, after(time)));
    const related = (await read(ids[0] ?? "")).related.map(({ id }) => id);
    expect(related).toEqual(ids.slice(-20).toReversed());
  });

  test("a joined booking leaves the lists, keeps its history and its place beside the other", async () => {
    const [first, second] = await pair();
    const { booking, history } = detailOf(await join(second, first));
    expect(booking.joinedInto).toBe(first);
    expect(history.at(-1)).toMatchObject({ kind: "joined", text: first });
    expect(await lastEvent(first)).toMatchObject({ kind: "joined", text: second });
    expect(await listed()).toContain(first);
    expect(await listed()).not.toContain(second);
    const { items } = await store.run(listBookings, { limit: 10, search: booking.phone });
    expect(items.map(({ id }) => id)).toEqual([first]);
    expect((await read(first)).related.map(({ id }) => id)).toEqual([second]);
    expect((await read(second)).related.map(({ id }) => id)).toEqual([first]);
    expect(await change(second, ["pending", "contacted"])).toMatchObject({ refused: "conflict" });
  });

  test("a join is refused where it makes no sense", async () => {
    const [first, second] = await pair();
    const phone = (await read(first)).booking.phone;
    const third = await book({ phone });
    expect(await join(first, first)).toMatchObject({ refused: "invalid" });
    expect(await join(first, await book())).toMatchObject({ refused: "invalid" });
    expect(await join(first, "none")).toMatchObject({ refused: "invalid" });
    expect(await join("none", first)).toMatchObject({ refused: "not-found" });
    await join(second, first);
    expect(await join(second, third)).toEqual({
      refused: "conflict",
      why: "riley joined it with another booking on Friday, 9:41 AM.",
      actor: "riley",
    });
    expect(await join(third, second)).toMatchObject({ refused: "invalid" });
    expect(await join(first, third)).toMatchObject({ refused: "invalid" });
    expect(detailOf(await join(third, first)).booking.joinedInto).toBe(first);
  });

  test("two that are joined into each other at once are joined one way", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = await pair();
      const outcomes = await Promise.all([join(first, second), join(second, first)]);
      expect(outcomes.filter((outcome) => "refused" in outcome)).toHaveLength(1);
      const joined = [await read(first), await read(second)].map(
        ({ booking }) => booking.joinedInto,
      );
      expect(joined).toContain(null);
    }
  });

  test.each(["inner", "outer"] as const)(
    "a join is undone from its %s side, once",
    async (side) => {
      const [outer, inner] = await pair();
      await join(inner, outer);
      const id = side === "inner" ? inner : outer;
      const event = await lastEvent(id);
      const { booking } = detailOf(await undo(id, event?.id));
      expect(booking.joinedInto).toBeNull();
      expect((await read(inner)).booking.joinedInto).toBeNull();
      expect(await listed()).toContain(inner);
      for (const one of [inner, outer]) {
        const { history } = await read(one);
        const joined = history.find(({ kind }) => kind === "joined");
        expect(history.at(-1)).toMatchObject({ kind: "unjoined", undoes: joined?.id });
        expect(await undo(one, joined?.id)).toEqual({
          refused: "conflict",
          why: "riley separated it from the other booking on Friday, 9:42 AM.",
          actor: "riley",
        });
      }
      expect(detailOf(await join(inner, outer)).booking.joinedInto).toBe(outer);
    },
  );
}
