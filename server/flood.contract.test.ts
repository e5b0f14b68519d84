import { expect, test } from "vitest";
import { hourMs, minuteMs } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { withFlood } from "#server/testing/flood.ts";
import { engine, newStores } from "#server/testing/new-stores.ts";
import { listTasks } from "#server/visits/list-tasks.ts";

const { open, openTogether } = newStores();
test("sixty bookings in ten minutes from sixty networks are ordinary leads, as are a dozen from one office", async () =>
  withFlood(await open(), async ({ book, list, wait, folds }) => {
    for (let visitor = 0; visitor < 60; visitor += 1) {
      expect(await book(`${10 + visitor}.20.30.40`)).toBe(201);
      wait(10_000);
    }
    for (let colleague = 0; colleague < 12; colleague += 1)
      expect(await book("192.0.2.1")).toBe(201);
    expect(await list("status=pending&fold=none&limit=200")).toHaveLength(72);
    expect(await folds()).toEqual([]);
  }));

test("of a provider three dozen a day are shown by themselves, in any order", async () =>
  withFlood(await open(), async ({ book, list, folds }) => {
    for (let sent = 0; sent < 40; sent += 1) await book(`2607:fb90:7:${sent % 5}::1`);
    expect(await list("status=pending&fold=none&limit=200")).toHaveLength(36);
    expect((await folds()).map(({ bookings }) => bookings)).toEqual([4]);
  }));

test("what one network sends beyond a dozen stays a lead in one row, and one press answers the row until it grows", async () =>
  withFlood(await open(), async ({ book, list, folds, decide, deliver, mails }) => {
    for (let sent = 0; sent < 20; sent += 1) expect(await book("192.0.2.1")).toBe(201);
    await deliver();
    expect(mails("confirmation")).toHaveLength(20);
    expect(await list("status=pending")).toHaveLength(20);
    expect(await list("status=pending&fold=none")).toHaveLength(12);
    const [row, ...others] = await folds();
    expect([row?.bookings, others]).toEqual([8, []]);
    expect(await list(`status=pending&fold=${row?.id}`)).toHaveLength(8);

    expect(await decide(row?.id, "spam")).toBe(8);
    expect([await folds(), await list("status=spam")]).toMatchObject([[], { length: 8 }]);
    await book("192.0.2.1");
    expect(await folds()).toMatchObject([{ id: row?.id, bookings: 1 }]);
    expect(await decide(row?.id, "fold")).toBe(8);
    expect(await folds()).toMatchObject([{ bookings: 9 }]);
    expect(await decide(row?.id, "leads")).toBe(9);
    expect(await list("status=pending&fold=none")).toHaveLength(21);
    await decide(row?.id, "fold");
    expect((await folds()).length).toBe(1);
    await decide(row?.id, "leads");
    await book("192.0.2.1");
    expect(await folds()).toMatchObject([{ bookings: 1 }]);
    expect(await list("status=spam")).toEqual([]);
  }));

test("presses of visitors and ten leads make an ordinary day, and nothing is withheld or late", async () =>
  withFlood(await open(), async ({ send, press, look, deliver, mails, notifications, wait }) => {
    for (let lead = 0; lead < 10; lead += 1) {
      const address = `68.2.0.${lead}`;
      const { visit } = await send(address, { email: `one-${lead}@gmail.com` });
      await deliver();
      for (const reachBy of ["text", "call"]) {
        const page = await look(address, visit);
        await press(address, visit, { act: "reach", reachBy, seen: page?.seen ?? "" });
        wait(5 * minuteMs);
        await deliver();
      }
      wait(hourMs);
      await deliver();
    }
    expect(mails("collected")).toEqual([]);
    expect(mails("lead")).toHaveLength(10);
    expect(notifications()).toBeGreaterThanOrEqual(20);
  }));

test("all spellings of one mailbox get four emails a day, and the answer says that one came earlier", async () =>
  withFlood(await open(), async ({ send, press, look, deliver, mails }) => {
    const spellings = [
      "at.tacker@gmail.com",
      "a.ttack.er+1@gmail.com",
      "attacker+2@googlemail.com",
    ];
    const emailed = [];
    for (let sent = 0; sent < 9; sent += 1) {
      const address = `${30 + sent}.0.0.1`;
      const { visit, ...answer } = await send(address, { email: spellings[sent % 3] ?? "" });
      emailed.push("isEmailed" in answer);
      await deliver();
      const page = await look(address, visit);
      await press(address, visit, { act: "link", seen: page?.seen ?? "" });
      await deliver();
    }
    expect(emailed).toEqual([false, ...Array(8).fill(true)]);
    expect([mails("confirmation").length, mails("visit-link").length]).toEqual([1, 3]);
  }));

test.each([
  ["of a /16", (nth: number) => `68.2.0.${nth}`],
  ["of a /48 of IPv6", (nth: number) => `2607:fb90:1:${nth}::1`],
])(
  "fifty fakes from five addresses %s use up the day's confirmations, and leave each other network its first",
  async (_, address) =>
    withFlood(
      await open(),
      async ({ send, book, deliver, linksTo, mails }) => {
        for (let sent = 0; sent < 50; sent += 1) await book(address(sent % 5));
        await deliver();
        expect(mails("confirmation")).toHaveLength(30);
        await send(address(9), { email: "near@honest.example" });
        await send("192.0.2.7", { email: "far@honest.example" });
        await deliver();
        for (const honest of ["near", "far"])
          expect(linksTo(`${honest}@honest.example`), honest).toHaveLength(1);
      },
      30,
    ),
);

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

test.runIf(engine === "PostgreSQL")(
  "two instances together fold what one network sends",
  async () => {
    const stores = await openTogether(2);
    const env = { RATE_LIMIT: { max: 30, windowMs: minuteMs }, TRUST_PROXY: 1 };
    const newId = () => crypto.randomUUID();
    const book = async ({ server }: TestApp) => {
      const headers = { "x-forwarded-for": "192.0.2.1" };
      const call = {
        method: "POST" as const,
        url: "/api/bookings",
        payload: validBooking,
        headers,
      };
      return (await server.inject(call)).statusCode;
    };
    const [store, other = store] = stores;
    await withApp({ env, newId, store }, (one) =>
      withApp({ env, newId, store: other }, async (two) => {
        for (let turn = 0; turn < 10; turn += 1)
          expect(await Promise.all([book(one), book(two)])).toEqual([201, 201]);
        const { folds } = await store.run(listTasks, { now: new Date().toISOString() });
        expect(folds.map(({ bookings }) => bookings)).toEqual([8]);
      }),
    );
  },
);
