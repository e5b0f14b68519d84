import { expect, test } from "vitest";
import { minuteMs } from "#domain/dates.ts";
import { withApp } from "#server/testing/app.ts";
import { connectClients } from "#server/testing/clients.ts";
import { liveEvents } from "#server/testing/live-events.ts";
import { sendRaw } from "#server/testing/send-raw.ts";
import { signIn } from "#server/testing/sign-in.ts";

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
      expect((await liveEvents(body).next()).value).toBe('change {"user":"riley"}');
    }
    expect(await statusFor(url, "")).toBe(422);
    leave.abort();
  }));
