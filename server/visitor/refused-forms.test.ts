import { expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { Problem } from "#server/http/problems.ts";
import { loadBuilt, type TestApp, withApp } from "#server/testing/app.ts";
import { storeThat } from "#server/testing/open-store.ts";
import { sunday } from "#server/testing/owner-actions.ts";
import { sendRaw } from "#server/testing/sockets.ts";
import { visitorPages } from "#server/testing/visitor-pages.ts";
import { problemPageOf } from "./refuse-booking.ts";

const built = await loadBuilt();
const secret = "only for tests, thirty-two characters";
const url = "/api/bookings";
const phone = formatPhone(contact.phone);
const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
const limit = { RATE_LIMIT: { max: 1, windowMs: 60_000 }, TRUST_PROXY: 1 };

const post = (
  { server }: TestApp,
  payload: object | string = validBooking,
  headers: Readonly<Record<string, string>> = {},
) => server.inject({ method: "POST", url, payload, headers });

const postForm = (test: TestApp, values: object, headers: Readonly<Record<string, string>> = {}) =>
  post(test, new URLSearchParams(Object.entries(values)).toString(), { ...form, ...headers });

const from = (address: string) => ({ "x-forwarded-for": address });

test("a form over the limit, too large or from another site gets a small static page", () =>
  withApp({ env: limit }, async (context) => {
    const foreign = await postForm(context, validBooking, { "sec-fetch-site": "cross-site" });
    expect(foreign).toMatchObject({ statusCode: 403, body: "notice: other-site" });
    expect(foreign.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-frame-options": "DENY",
    });
    expect(foreign.headers["content-security-policy"]).toMatch(/style-src 'sha256-/);
    expect(await postForm(context, validBooking)).toMatchObject({ statusCode: 303 });
    const over = await postForm(context, validBooking);
    expect(over).toMatchObject({ statusCode: 429, body: "notice: too-many" });
    expect(over.headers["retry-after"]).toBe("60");
    const huge = await postForm(context, { firstName: "x".repeat(40_000) }, from("192.0.2.9"));
    expect(huge).toMatchObject({ statusCode: 413, body: "notice: not-saved" });
  }));

test("where a form may have been stored, the small page does not deny it", () => {
  const store = storeThat(() =>
    Promise.reject(new StorageError("the connection broke", { isUnknown: true })),
  );
  return withApp({ store, site: new Map() }, async (context) => {
    const answer = await postForm(context, validBooking);
    expect(answer).toMatchObject({ statusCode: 503, body: "notice: unavailable" });
  });
});

test("over the limit, the JSON answer says when to try again and which number to call", () =>
  withApp({ env: limit }, async (context) => {
    await post(context);
    const over = await post(context);
    expect(over.statusCode).toBe(429);
    expect(over.json()).toMatchObject({
      code: "rate-limited",
      detail: `Please try again in 60 seconds, or call us at ${phone}.`,
    });
  }));

test("a request over the limit is refused before its body has arrived", () =>
  withApp({ env: { RATE_LIMIT: limit.RATE_LIMIT } }, async (context) => {
    const address = await context.server.listen({ port: 0 });
    const head = `POST ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const body = JSON.stringify(validBooking);
    const first = `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    expect((await sendRaw(address, first)).status).toBe(201);
    // None of the 30,000 bytes is sent.
    const second = await sendRaw(address, `${head}Content-Length: 30000\r\n\r\n`);
    expect(second.status).toBe(429);
  }));

test.each([
  ["invalid values", "{}", { "content-type": "application/json" }, 422],
  ["no JSON", "{", { "content-type": "application/json" }, 400],
  ["a type that is not taken", "x", { "content-type": "text/xml" }, 415],
  ["too much", `"${"x".repeat(40_000)}"`, { "content-type": "application/json" }, 413],
])(
  "%s from many addresses use up nothing of the limit of all visitors",
  (_, payload, headers, status) =>
    withApp({ env: limit }, async (context) => {
      for (let sent = 0; sent < 40; sent += 1) {
        const refused = await post(context, payload, { ...headers, ...from(`192.0.2.${sent}`) });
        expect(refused.statusCode).toBe(status);
      }
      expect(await post(context, validBooking, from("198.51.100.1"))).toMatchObject({
        statusCode: 201,
      });
      // Their sender has used up its own.
      const again = await post(context, payload, { ...headers, ...from("192.0.2.0") });
      expect(again.statusCode).toBe(429);
    }),
);

const errors = { email: "Please enter a valid email address" };
const invalid = new Problem("invalid", { errors });

test.each<[what: string, body: unknown, value: string]>([
  ["text", { email: "ana@" }, "ana@"],
  ["the last of several", { email: ["ana@", "ana@x"] }, "ana@x"],
  ["nothing of an empty list", { email: [] }, ""],
  ["nothing of a number", { email: 7 }, ""],
  ["nothing of no body", null, ""],
  ["nothing of a body that is text", "email", ""],
])("a field comes back with %s", (_, body, value) => {
  expect(problemPageOf(invalid, body).form.values).toMatchObject({ email: value });
});

test("messages go with their fields", () => {
  expect(problemPageOf(invalid, {}).form).toMatchObject({ errors, problem: undefined });
});

test("after an error on our side the form says what happened", () => {
  const problem = new Problem("storage-failed");
  expect(problemPageOf(problem, {}).form).toMatchObject({ errors: {}, problem: problem.message });
});

/** Of one address in a minute. */
const maxGuesses = 4;

const postVisit = ({ server }: TestApp, path: string, payload: string, headers = {}) =>
  server.inject({ method: "POST", url: path, payload, headers: { ...form, ...headers } });

test("a visitor whose change is rejected gets a page with the phone number", () =>
  withApp({ ...built, now: () => new Date(sunday) }, async (context) => {
    const { server, app } = context;
    const { book, pageOf } = visitorPages(app.store, secret);
    const { path, seen } = await pageOf(await book());
    const { run } = app.store;
    const press = `act=erase&seen=${seen}`;
    const rejected = [
      [403, await postVisit(context, path, press, { "sec-fetch-site": "cross-site" })],
      [413, await postVisit(context, path, "x".repeat(40_000))],
      [415, await postVisit(context, path, press, { "content-type": "text/xml" })],
      [400, await postVisit(context, path, "{", { "content-type": "application/json" })],
    ] as const;
    app.store.run = () => Promise.reject(new StorageError("no disk"));
    const broken = [
      [503, await postVisit(context, path, press)],
      [503, await server.inject(path)],
    ] as const;
    app.store.run = run;
    for (const [status, { statusCode, body, headers }] of [...rejected, ...broken]) {
      expect(statusCode).toBe(status);
      expect(body, String(status)).toContain(phone);
      expect(headers, String(status)).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow",
      });
    }
  }));

test("link guesses are limited per address, and no other visitor is refused because of them", () =>
  withApp({ ...built, env: limit, now: () => new Date(sunday) }, async (context) => {
    const { server, app } = context;
    const { book, pageOf } = visitorPages(app.store, secret);
    const { path } = await pageOf(await book());
    const visit = (url: string, address: string) =>
      server.inject({ url, headers: from(address) }).then(({ statusCode }) => statusCode);
    for (let network = 0; network < 5; network += 1)
      for (let guess = 0; guess < maxGuesses; guess += 1)
        expect(await visit(`/visit/guess-${guess}`, `192.0.2.${network}`)).toBe(404);
    const over = await server.inject({ url: path, headers: from("192.0.2.0") });
    expect(over.statusCode).toBe(429);
    expect(over.body).toContain(phone);
    expect(over.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "retry-after": "60",
      "referrer-policy": "no-referrer",
    });
    expect((await postVisit(context, path, "act=erase", from("192.0.2.0"))).statusCode).toBe(429);
    // Fewer guesses from an address do not stop its reading, and bookings have a limit of their own.
    expect(await visit(path, "198.51.100.1")).toBe(200);
    expect((await post(context, validBooking, from("192.0.2.0"))).statusCode).toBe(201);
    expect((await post(context, validBooking, from("198.51.100.1"))).statusCode).toBe(201);
    expect((await post(context, validBooking, from("198.51.100.1"))).statusCode).toBe(429);
    expect(await visit(path, "198.51.100.1")).toBe(200);
  }));
