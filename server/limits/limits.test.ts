import { readFileSync } from "node:fs";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { dayMs, hourMs, minuteMs } from "#domain/dates.ts";
import { parseEnv } from "#env";
import { createLimits, formatWait } from "./limits.ts";
import { limitsFor } from "./table.ts";

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

const environment = parseEnv({});
if (!environment.ok) throw new Error(environment.mistakes.join());
const { CONFIRMATIONS_PER_DAY } = environment.env;
const limits = Object.values(limitsFor(environment.env, CONFIRMATIONS_PER_DAY));

function windowWords(milliseconds: number): string {
  for (const [unit, name] of [
    [dayMs, "day"],
    [hourMs, "hour"],
    [minuteMs, "minute"],
  ] as const)
    if (milliseconds >= unit)
      return milliseconds === unit ? name : `${milliseconds / unit} ${name}s`;
  return milliseconds === 1000 ? "second" : `${milliseconds / 1000} seconds`;
}

const rowOf = (limit: (typeof limits)[number]) => [
  limit.what,
  limit.whose,
  limit.own.toLocaleString("en-US"),
  "all" in limit ? limit.all.toLocaleString("en-US") : "",
  "windowMs" in limit ? windowWords(limit.windowMs) : "",
  limit.over,
  limit.loss,
  limit.price,
];

test("ten limits are few enough to know", () => expect(limits.length).toBeLessThanOrEqual(10));

test("docs/security.md shows every limit with its number, loss and price", () => {
  const text = readFileSync("docs/security.md", "utf8");
  const [, section = ""] = text.split("\n## How guessing and floods are slowed down\n");
  const [table = ""] = section.split("\n\n").filter((part) => part.startsWith("| what"));
  const rows = table
    .split("\n")
    .slice(2)
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  expect(rows).toEqual(limits.map(rowOf));
});
