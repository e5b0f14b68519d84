import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { sendRaw } from "#server/testing/sockets.ts";
import { buildOf, loadSite } from "./built-site.ts";

type Headers = Readonly<Record<string, unknown>>;

const site = loadSite("dist");
const { "/*": everywhere, ...pages } = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync("dist/headers.json", "utf8")));

/** What the standards ask for, written down apart from the code that sends it. */
function expectSafe(headers: Headers, what: string, isHttps = true) {
  const { "content-security-policy": policy, "permissions-policy": permissions } = headers;
  expect(headers, what).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "x-frame-options": "DENY",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-permitted-cross-domain-policies": "none",
    "x-xss-protection": "0",
  });
  expect(policy, what).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(policy, what).not.toMatch(/unsafe|\*|https?:/);
  expect(permissions, what).toBe(
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  );
  const { "strict-transport-security": hsts } = headers;
  if (isHttps) expect(hsts, what).toBe("max-age=63072000; includeSubDomains");
  else expect(hsts, what).toBeUndefined();
  // Other sites can read nothing, and no header names the server's software.
  for (const name of ["access-control-allow-origin", "server", "x-powered-by"])
    expect(headers[name], what).toBeUndefined();
}

/** A request for every kind of answer, with the status that it gets. */
const asked = [
  [200, { url: "/" }],
  [200, { url: "/inbox" }],
  [200, { method: "HEAD", url: "/book-now" }],
  [304, { url: "/book-now", headers: { "if-none-match": "*" } }],
  [308, { url: "/book-now/" }],
  [404, { url: "/nope" }],
  [405, { method: "POST", url: "/book-now" }],
  [200, { url: "/robots.txt" }],
  [200, { url: "/healthz" }],
  [200, { url: "/readyz" }],
  [200, { url: "/api/first-days" }],
  [404, { url: "/api/nope" }],
  [400, { url: "/api/%E0%A4%A" }],
  [401, { url: "/api/bookings" }],
  [401, { url: "/api/live" }],
  [401, { url: "/api/export.csv" }],
  [405, { method: "DELETE", url: "/api/bookings" }],
  [201, { method: "POST", url: "/api/bookings", payload: validBooking }],
  [422, { method: "POST", url: "/api/bookings", payload: {} }],
  [413, { method: "POST", url: "/api/bookings", payload: { firstName: "x".repeat(40_000) } }],
  [
    415,
    { method: "POST", url: "/api/bookings", headers: { "content-type": "text/xml" }, payload: "x" },
  ],
  [403, { method: "POST", url: "/api/bookings", headers: { "sec-fetch-site": "cross-site" } }],
  [400, { method: "POST", url: "/api/bookings", payload: [] }],
  [401, { method: "POST", url: "/api/session", payload: { username: "a", password: "b" } }],
] as const;

test("every kind of answer has the security headers", () =>
  withApp({ site }, async ({ server }) => {
    for (const [status, request] of asked) {
      const answer = await server.inject(request);
      const what = `${status} ${JSON.stringify(request).slice(0, 80)}`;
      expect(answer.statusCode, what).toBe(status);
      expectSafe(answer.headers, what);
    }
  }));

test("only sites on https tell browsers to stay on https", () =>
  withApp({ env: { SITE_URL: "http://site.example" } }, async ({ server }) => {
    for (const url of ["/healthz", "/api/nope", "/api/first-days"])
      expectSafe((await server.inject(url)).headers, url, false);
  }));

test("every built file is sent with exactly the security headers that the build lists", () =>
  withApp({ site, env: { SITE_URL: buildOf("dist").siteUrl } }, async ({ server }) => {
    expect(site.size).toBeGreaterThan(60);
    for (const path of site.keys()) {
      const { headers } = await server.inject({ url: path });
      expectSafe(headers, path, buildOf("dist").siteUrl.startsWith("https:"));
      if (/^text\/|xml/.test(String(headers["content-type"])))
        expect(headers["content-type"], path).toMatch(/; charset=utf-8$/);
      // These pages are served filled in at other addresses; at their own they are not found.
      const isHidden = ["/404", "/visit", "/visit-ended"].includes(path);
      if (!isHidden) expect(headers, path).toMatchObject({ ...everywhere, ...pages[path] });
      const told = new Set(Object.keys({ ...everywhere, ...pages[path] }));
      const own = /^(content-|cache-|vary|etag|date|connection|last-|accept-)/;
      const more = Object.keys(headers).filter((name) => !told.has(name) && !own.test(name));
      expect(more, path).toEqual([]);
    }
  }));

test("the owner's lists, files and event streams have the security headers", () =>
  withApp({ site }, async ({ server, app }: TestApp) => {
    const headers = await signIn({ server, app });
    for (const path of ["bookings", "summary", "export.csv"]) {
      const answer = await server.inject({ url: `/api/${path}`, headers });
      expect(answer.statusCode, path).toBe(200);
      expectSafe(answer.headers, path);
      expect(answer.headers["cache-control"], path).toBe("no-store");
    }
    const url = await server.listen({ port: 0 });
    const line = await fetch(`${url}/api/live`, { headers });
    expectSafe(Object.fromEntries(line.headers), "events");
    expect(line.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    await line.body?.cancel();
  }));

test("errors and rate-limit refusals have the security headers", () =>
  withApp({ site, env: { RATE_LIMIT: { max: 1, windowMs: 60_000 } } }, async ({ server, app }) => {
    const book = { method: "POST", url: "/api/bookings", payload: validBooking } as const;
    app.store.run = () => Promise.reject(new StorageError("gone"));
    for (const status of [503, 429]) {
      const answer = await server.inject(book);
      expect(answer.statusCode).toBe(status);
      expectSafe(answer.headers, String(status));
    }
    app.store.check = () => Promise.reject(new Error("a bug"));
    const fault = await server.inject("/readyz");
    expect(fault.statusCode).toBe(500);
    expectSafe(fault.headers, "500");
    expect(fault.body).not.toContain("a bug");
  }));

test("requests that proxies and Node read differently are refused, and the server goes on", () =>
  withApp({ site }, async ({ server }) => {
    const url = await server.listen({ port: 0 });
    const lengths = "Content-Length: 1\r\nContent-Length: 2";
    const chunks = "Content-Length: 6\r\nTransfer-Encoding: chunked";
    for (const head of [
      "Host: x\r\nno colon",
      `Host: x\r\n${lengths}`,
      `Host: x\r\n${chunks}`,
      "A: b",
    ])
      expect((await sendRaw(url, `POST / HTTP/1.1\r\n${head}\r\n\r\n`)).status, head).toBe(400);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  }));
