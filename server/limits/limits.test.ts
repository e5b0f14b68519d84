import { fastify } from "fastify";
import { expect, test } from "vitest";
import { createLimits, formatWait } from "./limits.ts";

const minute = 60_000;
const max = 2;
const start = Date.parse("2026-11-20T17:00:00.000Z");

/** Counts with a fake clock. */
function counting() {
  let time = start;
  const limits = createLimits({
    env: { RATE_LIMIT: { max, windowMs: minute } },
    now: () => new Date(time),
    secret: "secret",
  });
  const server = fastify({ trustProxy: true });
  for (const what of ["book", "visit"] as const)
    server.get(`/${what}`, {
      onRequest: async (request, reply) => limits.admit(what, request, reply),
      handler: async () => "",
    });
  return {
    set: (milliseconds: number) => {
      time = start + milliseconds;
    },
    /** Returns the status, and the seconds to wait once there are too many. */
    async arrive(address: string, url = "/book") {
      const { statusCode, headers } = await server.inject({
        url,
        headers: { "x-forwarded-for": address },
      });
      return [statusCode, headers["retry-after"]];
    },
  };
}

test("a window begins with the minute, and all learn when it ends", async () => {
  const { arrive, set } = counting();
  set(59_000);
  for (let sent = 0; sent < max; sent += 1)
    expect(await arrive("192.0.2.1")).toEqual([200, undefined]);
  set(59_999);
  expect(await arrive("192.0.2.1")).toEqual([429, "1"]);
  expect(await arrive("192.0.2.2")).toEqual([200, undefined]);
  for (let sent = 0; sent < 4 * max; sent += 1)
    expect(await arrive("192.0.2.1", "/visit")).toEqual([200, undefined]);
  expect(await arrive("192.0.2.1", "/visit")).toEqual([429, "1"]);
  set(60_000);
  expect(await arrive("192.0.2.1")).toEqual([200, undefined]);
});

test("a clock that steps back an hour locks nobody out for longer than a window", async () => {
  const { arrive, set } = counting();
  for (let sent = 0; sent < max; sent += 1) await arrive("192.0.2.1");
  expect(await arrive("192.0.2.1")).toEqual([429, "60"]);
  set(-60 * minute);
  expect(await arrive("192.0.2.1")).toEqual([200, undefined]);
});

test("who has a /48 of IPv6 gets sixteen times as much as a household, and its neighbors as much as ever", async () => {
  const { arrive } = counting();
  for (let sent = 0; sent < 16 * max; sent += 1)
    expect(await arrive(`2001:db8:0:${sent}::1`)).toEqual([200, undefined]);
  expect(await arrive("2001:db8:0:99::1")).toEqual([429, "60"]);
  expect(await arrive("2001:db8:1:0::1")).toEqual([200, undefined]);
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

test.each([
  [1, "a second"],
  [60, "60 seconds"],
  [61, "2 minutes"],
  [900, "15 minutes"],
  [5401, "2 hours"],
])("%i seconds are said as %s", (seconds, words) => expect(formatWait(seconds)).toBe(words));
