import { fastify } from "fastify";
import { expect, test, vi } from "vitest";
import { networksOf } from "#server/http/client-network.ts";
import { allowancesFor } from "./allowances.ts";
import { type Counters, sharesOf } from "./counters.ts";
import { createLimits, formatWait, stepsOf } from "./limits.ts";

const minute = 60_000;
const max = 2;
const start = Date.parse("2026-11-20T17:00:00.000Z");

type Share = (counters: readonly Counters[]) => Promise<number[][]>;

/** Counts with a fake clock, and with a fake database if there is one. */
function counting(share?: Share) {
  let time = start;
  const warn = vi.fn();
  const limits = createLimits({
    env: { RATE_LIMIT: { max, windowMs: minute } },
    now: () => new Date(time),
    secret: "secret",
    share,
    warn,
  });
  const server = fastify({ trustProxy: true });
  server.get("/", {
    onRequest: async (request, reply) => limits.admit("arrivals", request, reply),
    handler: async () => "",
  });
  return {
    warn,
    set: (milliseconds: number) => {
      time = start + milliseconds;
    },
    /** Returns the status, and the seconds to wait once there are too many. */
    async arrive(address: string) {
      const { statusCode, headers } = await server.inject({
        url: "/",
        headers: { "x-forwarded-for": address },
      });
      return [statusCode, headers["retry-after"]];
    },
    /** Returns the step that is over its limit; undefined for a booking that is let in. */
    async book(address: string) {
      const [over] = await limits.spend([{ of: "bookings", whose: networksOf(address) }]);
      return over?.step;
    },
  };
}

const everybody = 20 * max;
/** The step of all together for an IPv4 address. */
const all = 3;

test("a window begins with the minute, and all learn when it ends", async () => {
  const { arrive, set } = counting();
  set(59_000);
  for (let sent = 0; sent < max; sent += 1)
    expect(await arrive("192.0.2.1")).toEqual([200, undefined]);
  set(59_999);
  expect(await arrive("192.0.2.1")).toEqual([429, "1"]);
  expect(await arrive("192.0.2.2")).toEqual([200, undefined]);
  set(60_000);
  expect(await arrive("192.0.2.1")).toEqual([200, undefined]);
});

test("a clock that steps back an hour locks nobody out for longer than a window", async () => {
  const { book, set } = counting();
  for (let sent = 0; sent < max; sent += 1) await book("192.0.2.1");
  expect(await book("192.0.2.1")).toBe(0);
  set(-60 * minute);
  expect(await book("192.0.2.1")).toBeUndefined();
  set(-59 * minute);
  expect(await book("192.0.2.1")).toBeUndefined();
});

test.each([
  ["192.0.2.1", [12, 36, 60, 240]],
  ["2001:db8:1:2::3", [12, 28, 44, 60, 240]],
])("the networks around %s have larger shares, a quarter at most", (address, shares) => {
  const { leads } = allowancesFor({
    RATE_LIMIT: { max: 30, windowMs: minute },
    CONFIRMATIONS_PER_DAY: 200,
  });
  expect(sharesOf(leads, networksOf(address).length)).toEqual(shares);
});

test("no allowance gives a network more than a quarter of what is common to all", () => {
  const set = allowancesFor({
    RATE_LIMIT: { max: 30, windowMs: minute },
    CONFIRMATIONS_PER_DAY: 200,
  });
  for (const allowance of Object.values(set)) {
    if (!("common" in allowance)) continue;
    const shares = sharesOf(allowance, 4).slice(0, -1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBeLessThanOrEqual(allowance.common / 4);
  }
});

test("a network cannot use up what all share, nor can its addresses together", async () => {
  const { book } = counting();
  for (let sent = 0; sent < 10 * everybody; sent += 1) await book("192.0.2.1");
  for (let sent = 0; sent < 10 * everybody; sent += 1)
    await book(`203.0.${sent % 256}.${Math.floor(sent / 256)}`);
  let others = 0;
  while ((await book(`10.${others}.0.1`)) === undefined && others < everybody) others += 1;
  expect(others).toBeGreaterThanOrEqual(everybody / 2);
});

test("when all have used up theirs, each network's first is still let in, up to four times as much", async () => {
  const { book } = counting();
  const steps = [];
  for (let sent = 0; sent < 5 * everybody; sent += 1)
    steps.push(await book(`${1 + (sent % 200)}.0.0.1`));
  expect(steps.slice(0, 4 * everybody)).toEqual(Array(4 * everybody).fill(undefined));
  expect(steps.slice(4 * everybody)).toEqual(Array(everybody).fill(all));
  const other = counting();
  for (let sent = 0; sent < everybody; sent += 1) await other.book(`${1 + sent}.0.0.1`);
  expect(await other.book("1.0.0.1")).toBe(all);
});

test("a flood of made-up addresses does not fill the memory", async () => {
  const { arrive } = counting();
  for (let sent = 0; sent < 10_000; sent += 1)
    await arrive(`10.0.${Math.floor(sent / 256)}.${sent % 256}`);
  for (let sent = 0; sent < 2 * max; sent += 1)
    expect(await arrive("192.0.2.1")).toEqual([200, undefined]);
  for (let sent = 0; sent < max; sent += 1) await arrive("10.0.0.0");
  expect(await arrive("10.0.0.0")).toEqual([429, "60"]);
});

test("a flood does not become a flood of database queries", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = vi.fn<Share>(async (counters) => {
    await promise;
    return counters.map(({ keys }) => keys.map(() => 1));
  });
  const { book } = counting(ask);
  const answers = Array.from({ length: 1000 }, () => book("192.0.2.1"));
  expect(ask).toHaveBeenCalledTimes(max);
  resolve();
  await Promise.all(answers);
});

test("what is over a limit in the database is refused without asking it again", async () => {
  const ask = vi.fn<Share>(async (counters) => counters.map(({ keys }) => keys.map(() => max + 5)));
  const { book } = counting(ask);
  expect(await book("192.0.2.1")).toBe(0);
  expect(await book("192.0.2.1")).toBe(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each<[string, Share]>([
  ["fails", () => Promise.reject(new Error("no connection for 192.0.2.1"))],
  ["hangs", () => new Promise(() => {})],
])("a database that %s is awaited once, then not asked for five seconds", async (_, ask) => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const asked = vi.fn(ask);
  const { book, warn } = counting(asked);
  expect(await book("192.0.2.1")).toBeUndefined();
  expect(await book("192.0.2.1")).toBeUndefined();
  expect(await book("192.0.2.1")).toBe(0);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls).toEqual([
    ["the database does not count requests: for a while each instance counts its own"],
  ]);
  await vi.advanceTimersByTimeAsync(5000);
  await book("198.51.100.1");
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("the steps of a path of digests begin with the narrowest", () => {
  expect(stepsOf("wide.site.home")).toEqual(["wide.site.home", "wide.site", "wide"]);
  expect(stepsOf(null)).toEqual([]);
});

test.each([
  [1, "a second"],
  [60, "60 seconds"],
  [61, "2 minutes"],
  [900, "15 minutes"],
  [5401, "2 hours"],
])("%i seconds are said as %s", (seconds, words) => expect(formatWait(seconds)).toBe(words));
