import { expect, test, vi } from "vitest";
import type { Input, Output } from "#server/db/commands.ts";
import { everybodysShare, requestCounts } from "./request-counts.ts";

const minute = 60_000;
const max = 2;
const most = max * everybodysShare;
const start = Date.parse("2026-11-20T17:00:00.000Z");

type Count = (request: Input<"countRequest">) => Promise<Output<"countRequest">>;

/** Counts with a clock that is set, and a database that answers as told where there is one. */
function counting(countTogether?: Count) {
  let now = start;
  const warn = vi.fn();
  const RequestCounts = requestCounts({
    now: () => new Date(now),
    secret: "secret",
    log: { warn },
    countTogether,
  });
  const counts = new RequestCounts();
  return {
    warn,
    set: (milliseconds: number) => {
      now = start + milliseconds;
    },
    count: (address: string) =>
      new Promise((resolve, reject) => {
        const settle = (error: Error | null, counted?: object) =>
          error ? reject(error) : resolve(counted);
        counts.incr(address, settle, minute, max);
      }),
  };
}

test("a window begins with the minute, and its end is told to the millisecond", async () => {
  const { count, set } = counting();
  set(59_000);
  expect(await count("a")).toEqual({ current: 1, ttl: 1000 });
  expect(await count("a")).toEqual({ current: 2, ttl: 1000 });
  set(59_999);
  expect(await count("a")).toEqual({ current: 3, ttl: 1 });
  expect(await count("b")).toEqual({ current: 1, ttl: 1 });
  set(60_000);
  expect(await count("a")).toEqual({ current: 1, ttl: minute });
});

test("a clock that steps back an hour locks nobody out for longer than a window", async () => {
  const { count, set } = counting();
  for (let sent = 0; sent < max; sent += 1) await count("a");
  expect(await count("a")).toMatchObject({ current: max + 1 });
  set(-60 * minute);
  expect(await count("a")).toEqual({ current: 1, ttl: minute });
  set(-59 * minute);
  expect(await count("a")).toEqual({ current: 1, ttl: minute });
});

test("a crowd is refused beyond twenty times an address's limit, and one address cannot use that up", async () => {
  const { count } = counting();
  for (let sent = 0; sent < 10 * most; sent += 1) await count("flood");
  const answers = await Promise.all(
    Array.from({ length: most }, (_, index) => count(`crowd-${index}`)),
  );
  expect(answers.slice(0, most - max)).toEqual(Array(most - max).fill({ current: 1, ttl: minute }));
  expect(answers.slice(most - max)).toEqual(Array(max).fill({ current: max + 1, ttl: minute }));
});

test("a flood of one address, and one of many, is no flood of queries", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = vi.fn<Count>(async () => {
    await promise;
    return { address: 1, everybody: 1 };
  });
  const { count } = counting(ask);
  const answers = Array.from({ length: 1000 }, () => count("flood"));
  expect(ask).toHaveBeenCalledTimes(max);
  answers.push(...Array.from({ length: 1000 }, (_, index) => count(`crowd-${index}`)));
  expect(ask).toHaveBeenCalledTimes(most);
  resolve();
  await Promise.all(answers);
  const asked = ask.mock.calls.map(([request]) => request);
  expect(asked.map(({ forgetBefore }) => forgetBefore)).toEqual([
    "2026-11-20T17:00:00.000Z",
    ...Array(most - 1).fill(null),
  ]);
  expect(JSON.stringify(asked)).not.toMatch(/flood|crowd/);
});

test("who is known to be over the limit elsewhere is refused without asking again", async () => {
  const ask = vi.fn<Count>(async () => ({ address: max + 5, everybody: 9 }));
  const { count } = counting(ask);
  expect(await count("a")).toEqual({ current: max + 5, ttl: minute });
  expect(await count("a")).toEqual({ current: max + 1, ttl: minute });
  expect(ask).toHaveBeenCalledTimes(1);

  const crowded = vi.fn<Count>(async () => ({ address: 1, everybody: most + 1 }));
  const other = counting(crowded);
  expect(await other.count("a")).toEqual({ current: max + 1, ttl: minute });
  expect(await other.count("b")).toEqual({ current: max + 1, ttl: minute });
  expect(crowded).toHaveBeenCalledTimes(1);
});

test.each<[string, Count]>([
  ["fails", () => Promise.reject(new Error("no connection for 192.0.2.1"))],
  ["hangs", () => new Promise(() => {})],
])("a database that %s is waited for once, then left alone for five seconds", async (_, ask) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = vi.fn(ask);
  const { count, warn } = counting(asked);
  expect(await count("a")).toEqual({ current: 1, ttl: minute });
  expect(await count("a")).toEqual({ current: 2, ttl: minute });
  expect(await count("a")).toMatchObject({ current: max + 1 });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls).toEqual([
    ["the database does not count requests: for a while each instance counts its own"],
  ]);
  await vi.advanceTimersByTimeAsync(5000);
  await count("b");
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
