import { fastify } from "fastify";
import { expect, test, vi } from "vitest";
import { everybodysFactor, limitBookings } from "./booking-limit.ts";
import { createAllowance, limitRequests } from "./rate-limit.ts";
import { countTogether, type RequestCount, type RequestToCount } from "./shared-count.ts";

const minute = 60_000;
const max = 2;
const most = max * everybodysFactor;
const start = Date.parse("2026-11-20T17:00:00.000Z");

type Count = (request: RequestToCount) => Promise<RequestCount>;

/** Counts with a fake clock, and with a fake database if there is one. */
function counting(ask?: Count) {
  let time = start;
  const now = () => new Date(time);
  const limit = { max, windowMs: minute };
  const warn = vi.fn();
  const shared = ask && countTogether(ask, "secret", { warn });
  const server = fastify({ trustProxy: true });
  const limitArrivals = limitRequests(limit, now);
  server.get("/", { onRequest: async (request, reply) => limitArrivals(request, reply) }, () => "");
  return {
    warn,
    set: (milliseconds: number) => {
      time = start + milliseconds;
    },
    /** Returns the status, and the seconds until the window ends. */
    async arrive(address: string) {
      const { statusCode, headers } = await server.inject({
        url: "/",
        headers: { "x-forwarded-for": address },
      });
      return [statusCode, headers["x-ratelimit-reset"]];
    },
    /** Returns the milliseconds to wait, undefined for a booking that is let in. */
    book: limitBookings(limit, now, shared),
  };
}

test("a window begins with the minute, and all learn when it ends", async () => {
  const { arrive, book, set } = counting();
  set(59_000);
  expect(await arrive("192.0.2.1")).toEqual([200, "1"]);
  expect(await arrive("192.0.2.1")).toEqual([200, "1"]);
  set(59_999);
  expect(await arrive("192.0.2.1")).toEqual([429, "1"]);
  expect(await arrive("192.0.2.2")).toEqual([200, "1"]);
  set(60_000);
  expect(await arrive("192.0.2.1")).toEqual([200, "60"]);
  for (let sent = 0; sent < max; sent += 1) expect(await book("a")).toBeUndefined();
  expect(await book("a")).toBe(minute);
});

test("a clock that steps back an hour locks nobody out for longer than a window", async () => {
  const { book, set } = counting();
  for (let sent = 0; sent < max; sent += 1) await book("a");
  expect(await book("a")).toBe(minute);
  set(-60 * minute);
  expect(await book("a")).toBeUndefined();
  set(-59 * minute);
  expect(await book("a")).toBeUndefined();
});

test("all addresses together have twenty times the limit of one, and one cannot use that up", async () => {
  const { book } = counting();
  for (let sent = 0; sent < 10 * most; sent += 1) await book("flood");
  const waits = await Promise.all(
    Array.from({ length: most }, (_, index) => book(`many-${index}`)),
  );
  expect(waits.slice(0, most - max)).toEqual(Array(most - max).fill(undefined));
  expect(waits.slice(most - max)).toEqual(Array(max).fill(minute));
});

test("requests that never become bookings do not count toward the limit of all visitors", async () => {
  const { arrive, book } = counting();
  for (let sent = 0; sent < 2 * most; sent += 1) await arrive(`10.0.0.${sent}`);
  expect(await book("visitor")).toBeUndefined();
});

test("a flood of made-up addresses does not fill the memory", async () => {
  const { arrive, book } = counting();
  for (let sent = 0; sent < 10_000; sent += 1)
    await arrive(`10.0.${Math.floor(sent / 256)}.${sent % 256}`);
  for (let sent = 0; sent < 2 * max; sent += 1)
    expect(await arrive("192.0.2.1")).toEqual([200, "60"]);
  for (let sent = 0; sent < max; sent += 1) await arrive("10.0.0.0");
  expect(await arrive("10.0.0.0")).toEqual([429, "60"]);
  for (let sent = 0; sent < max; sent += 1) await book("forgotten");
  expect(await book("forgotten")).toBe(minute);
});

test("a flood from one or many addresses does not become a flood of database queries", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = vi.fn<Count>(async () => {
    await promise;
    return { address: 1, everybody: 1 };
  });
  const { book } = counting(ask);
  const answers = Array.from({ length: 1000 }, () => book("flood"));
  expect(ask).toHaveBeenCalledTimes(max);
  answers.push(...Array.from({ length: 1000 }, (_, index) => book(`many-${index}`)));
  expect(ask).toHaveBeenCalledTimes(most);
  resolve();
  await Promise.all(answers);
  expect(JSON.stringify(ask.mock.calls)).not.toMatch(/flood|many-/);
});

test("the database counts an address by a digest of its own in each window, and everybody by one", async () => {
  const ask = vi.fn<Count>(async () => ({ address: 1, everybody: 1 }));
  const { book, set } = counting(ask);
  for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2"]) await book(address);
  set(minute);
  await book("192.0.2.1");
  const asked = ask.mock.calls.map(([{ keys, windowEnd }]) => ({ ...keys, windowEnd }));
  const [first, again, other, later] = asked;
  expect(again).toEqual(first);
  expect(first?.windowEnd).toBe("2026-11-20T17:01:00.000Z");
  expect(other?.everybody).toBe(first?.everybody);
  expect(later?.everybody).not.toBe(first?.everybody);
  const addresses = asked.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(3);
  for (const key of [...addresses, first?.everybody]) expect(key).toMatch(/^[\w-]{43}$/);
});

test("a client known to be over the limit is refused without asking the database again", async () => {
  const ask = vi.fn<Count>(async () => ({ address: max + 5, everybody: 9 }));
  const { book } = counting(ask);
  expect(await book("a")).toBe(minute);
  expect(await book("a")).toBe(minute);
  expect(ask).toHaveBeenCalledTimes(1);

  const overloaded = vi.fn<Count>(async () => ({ address: 1, everybody: most + 1 }));
  const other = counting(overloaded);
  expect(await other.book("a")).toBe(minute);
  expect(await other.book("b")).toBe(minute);
  expect(overloaded).toHaveBeenCalledTimes(1);
});

test.each<[string, Count]>([
  ["fails", () => Promise.reject(new Error("no connection for 192.0.2.1"))],
  ["hangs", () => new Promise(() => {})],
])("a database that %s is awaited once, then not asked for five seconds", async (_, ask) => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const asked = vi.fn(ask);
  const { book, warn } = counting(asked);
  expect(await book("a")).toBeUndefined();
  expect(await book("a")).toBeUndefined();
  expect(await book("a")).toBe(minute);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls).toEqual([
    ["the database does not count requests: for a while each instance counts its own"],
  ]);
  await vi.advanceTimersByTimeAsync(5000);
  await book("b");
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("an allowance is used up, grows each second, and saves no more than its limit", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const mayRun = createAllowance({ perSecond: 2, maxSaved: 3 });
  function takeAll(): number {
    let times = 0;
    while (mayRun()) times += 1;
    return times;
  }
  expect(takeAll()).toBe(3);
  vi.advanceTimersByTime(499);
  expect(takeAll()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(takeAll()).toBe(1);
  vi.advanceTimersByTime(3_600_000);
  expect(takeAll()).toBe(3);
  vi.useRealTimers();
});
