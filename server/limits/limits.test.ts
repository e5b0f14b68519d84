import { readFileSync } from "node:fs";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { dayMs, hourMs, minuteMs } from "#domain/dates.ts";
import { parseEnv } from "#env";
import { withApp } from "#server/testing/app.ts";
import { connectClients, liveEvents } from "#server/testing/clients.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { sendRaw } from "#server/testing/sockets.ts";
import { createLimits, formatWait } from "./limits.ts";
import { limitTable } from "./table.ts";

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
const limits = Object.values(limitTable);

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

test("ten limits are few enough to know, and the settings begin with theirs", () => {
  expect(limits.length).toBeLessThanOrEqual(10);
  const { own: max, windowMs } = limitTable.requests;
  expect(environment.env).toMatchObject({
    RATE_LIMIT: { max, windowMs },
    CONFIRMATIONS_PER_DAY: limitTable.confirmations.all,
  });
});

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

const RATE_LIMIT = { max: 1000, windowMs: minuteMs };
const headOf = (client: string) =>
  `POST /api/session HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/json\r\n`;
const slowFrom = (client: string) => `${headOf(client)}Content-Length: 1000\r\n\r\n`;

/** What a whole request is answered; the connection is kept, unless the server closes it. */
const statusFor = async (url: string, client: string) =>
  (await sendRaw(url, `${headOf(client)}Connection: close\r\nContent-Length: 2\r\n\r\n{}`)).status;

test.each([
  ["alone", false, 1],
  ["behind a proxy", 1, 40],
] as const)(
  "of %s, a client has forty unfinished requests; more are refused until they end",
  (_, TRUST_PROXY, others) =>
    withApp({ env: { RATE_LIMIT, TRUST_PROXY } }, async ({ server }) => {
      const url = await server.listen({ port: 0 });
      const slow = await connectClients(url, 40, () => ({
        first: slowFrom("192.0.2.1"),
        trickles: " ",
      }));
      await expect.poll(() => statusFor(url, "192.0.2.1")).toBe(429);
      const refused = await sendRaw(url, slowFrom("192.0.2.1"));
      expect(refused).toMatchObject({
        status: 429,
        headers: { "retry-after": "1", connection: "close" },
      });
      for (let other = 2; other <= others; other += 1)
        expect(await statusFor(url, `192.0.2.${other}`)).toBe(422);
      expect(slow.open).toBe(40);
      slow.disconnect();
      await expect.poll(() => statusFor(url, "192.0.2.1")).toBe(422);
    }),
);

test("slow bodies lose their places when their time is over", () =>
  withApp({ env: { RATE_LIMIT } }, async ({ server }) => {
    Object.assign(server.server, { requestTimeout: 500, headersTimeout: 500 });
    const url = await server.listen({ port: 0 });
    const slow = await connectClients(url, 60, () => ({ first: slowFrom(""), trickles: " " }));
    await expect.poll(() => slow.open).toBe(0);
    expect(Object.fromEntries(slow.answered)).toEqual({ 408: 40, 429: 20 });
    expect(await statusFor(url, "")).toBe(422);
    slow.disconnect();
  }));

test("who has a /48 of IPv6 has sixteen times as many", () =>
  withApp({ env: { RATE_LIMIT, TRUST_PROXY: 1 } }, async ({ server }) => {
    const url = await server.listen({ port: 0 });
    const slow = await connectClients(url, 16 * 40, (index) => ({
      first: slowFrom(`2001:db8:0:${index % 32}::1`),
    }));
    await expect.poll(() => statusFor(url, "2001:db8:0:99::1")).toBe(429);
    expect(await statusFor(url, "2001:db8:1:1::1")).toBe(422);
    slow.disconnect();
  }));

test("open inboxes are no unfinished requests", () =>
  withApp({ env: { RATE_LIMIT } }, async (context) => {
    const headers = await signIn(context);
    const url = await context.server.listen({ port: 0 });
    const leave = new AbortController();
    for (let inbox = 0; inbox < 41; inbox += 1) {
      const { body } = await fetch(`${url}/api/live`, { headers, signal: leave.signal });
      if (!body) throw new Error("no stream");
      expect((await liveEvents(body).next()).value).toContain("change");
    }
    expect(await statusFor(url, "")).toBe(422);
    leave.abort();
  }));
