import { expect, test } from "vitest";
import { writeSlot } from "#domain/business-clock/visits.ts";
import { minuteMs } from "#domain/dates.ts";
import type { Store } from "#server/db/store.ts";
import { withFlood } from "#server/testing/flood.ts";

/** `open` returns an empty store at each call; the app closes it. */
export function floodContract(open: () => Promise<Store>): void {
  test("sixty bookings in ten minutes from sixty networks are ordinary leads, as are a dozen from one office", async () =>
    withFlood(await open(), async ({ book, list, wait, series }) => {
      for (let visitor = 0; visitor < 60; visitor += 1) {
        expect(await book(`${10 + visitor}.20.30.40`)).toBe(201);
        wait(10_000);
      }
      for (let colleague = 0; colleague < 12; colleague += 1)
        expect(await book("192.0.2.1")).toBe(201);
      expect(await list("status=pending&limit=200")).toHaveLength(72);
      expect(await series()).toEqual([]);
    }));

  test("what one network sends over its share is set aside with what came before, and one press takes it back", async () =>
    withFlood(
      await open(),
      async ({ send, book, press, look, week, list, series, decide, ...later }) => {
        const { deliver, mails } = later;
        const { visit } = await send("192.0.2.1");
        const page = await look("192.0.2.1", visit);
        const [first] = page?.days ?? [];
        if (!page || !first) throw new Error("no day is offered");
        const wish = { act: "day", seen: page.seen, slot: writeSlot(first) };
        expect(await press("192.0.2.1", visit, wish)).toBe(303);
        expect(await week()).toHaveLength(1);
        for (let sent = 1; sent < 20; sent += 1) expect(await book("192.0.2.1")).toBe(201);
        // A wish does not keep it among the leads.
        expect(await week()).toEqual([]);
        expect(await book("198.51.100.1", { email: "honest@gmail.com" })).toBe(201);
        expect(await list("status=pending")).toMatchObject([{ email: "honest@gmail.com" }]);
        const [one, ...others] = await series();
        expect(others).toEqual([]);
        expect(one).toMatchObject({ bookings: 20, isDecided: false });
        expect(await list("status=spam")).toHaveLength(20);
        expect(await list("status=spam&series=none")).toEqual([]);
        await deliver();
        expect([mails("lead"), mails("confirmation")].map(({ length }) => length)).toEqual([1, 1]);

        expect(await decide(one?.id, "real")).toBe(20);
        expect(await list("status=pending")).toHaveLength(21);
        expect(await week()).toHaveLength(1);
        expect(await book("192.0.2.1")).toBe(201);
        expect(await list("status=pending")).toHaveLength(22);
        expect(await series()).toEqual([]);
        expect(await decide(one?.id, "open")).toBe(20);
        expect(await series()).toMatchObject([{ bookings: 20, isDecided: false }]);
        expect(await decide(one?.id, "spam")).toBe(0);
        expect(await series()).toMatchObject([{ bookings: 20, isDecided: true }]);
        // Its day went to others.
        await decide(one?.id, "real");
        expect(await week()).toEqual([]);
      },
    ));

  test("what one address stores in a day has an end, however slowly it sends", async () =>
    withFlood(await open(), async ({ book, wait }) => {
      const long = { specialRequests: "x".repeat(2000) };
      const statuses = [];
      for (let sent = 0; sent < 30; sent += 1) {
        statuses.push(await book("192.0.2.1", long));
        wait(10 * minuteMs);
      }
      expect(statuses.indexOf(429)).toBeGreaterThan(10);
      expect(statuses.lastIndexOf(201)).toBeLessThan(20);
      expect(await book("198.51.100.1", long)).toBe(201);
    }));

  test("spam from one network makes nobody elsewhere spam or wait, and is refused itself", async () =>
    withFlood(await open(), async ({ book, list }) => {
      const statuses = [];
      for (let sent = 0; sent < 40; sent += 1)
        statuses.push(await book("2001:db8::1", { specialRequests: "[url=x]y[/url]" }));
      for (let sent = 0; sent < 200; sent += 1)
        await book(`2001:db8:${sent % 20}::1`, { specialRequests: "[url=x]y[/url]" });
      expect(statuses.slice(28, 32)).toEqual([201, 201, 429, 429]);
      expect(await book("198.51.100.1", { email: "honest@gmail.com" })).toBe(201);
      expect(await list("status=pending")).toMatchObject([{ email: "honest@gmail.com" }]);
    }));
}
