import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { commercialHref } from "#content/commercial.ts";
import type { BookingField } from "#domain/booking/fields.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { formatPhone } from "#domain/typed/phones.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { readBooking } from "#server/journal/read-booking.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";

const url = "/api/bookings";
type Server = TestApp["server"];

const post = (server: Server, payload: object | string, headers: Record<string, string> = {}) =>
  server.inject({
    method: "POST",
    url,
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

const postForm = (server: Server, values: Partial<Record<BookingField, string>>, headers = {}) =>
  post(server, new URLSearchParams(Object.entries(values)).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    ...headers,
  });

const stored = async ({ app }: TestApp) =>
  (await app.store.run(listBookings, { limit: 100 })).items;

const brokenStore = {
  run: () => Promise.reject(new StorageError("SQLITE_FULL: database or disk is full")),
  onChange: () => () => {},
  queueDepth: () => 0,
  check: async () => {},
  close: async () => {},
};

test("a valid booking gets a 201 and is stored", () =>
  withApp({}, async (context) => {
    const sent = { ...validBooking, id: "mine", status: "active", createdAt: "1999-01-01" };
    const response = await post(context.server, sent);
    expect(response.statusCode).toBe(201);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.json()).toEqual({
      id: "id-1",
      status: "pending",
      createdAt: "2026-11-20T17:00:00.000Z",
      replyBy: "2026-11-21T10:00:00.000-07:00",
      hearBy: "2026-11-21T10:00:00.000-07:00",
      visit: expect.stringMatching(/^\/visit\/[\w-]{22}$/),
    });
    expect(await stored(context)).toMatchObject([
      { ...validBooking, id: "id-1", status: "pending" },
    ]);
  }));

test("a form without JavaScript is sent on to the thank-you page, with the time that is promised", () =>
  withApp({}, async (context) => {
    const response = await postForm(context.server, { ...validBooking });
    expect(response.statusCode).toBe(303);
    const { pathname, searchParams } = new URL(
      response.headers.location ?? "",
      context.app.env.SITE_URL,
    );
    expect(pathname).toBe("/thank-you");
    expect(searchParams.get("visit")).toMatch(/^[\w-]{22}$/);
    expect(searchParams.get("by")).toBe("2026-11-21T10:00:00.000-07:00");
    expect(await stored(context)).toMatchObject([validBooking]);
  }));

test.each([
  ["/book-now", "85251", null],
  ["/book-now", "10001", "offMap"],
  [commercialHref, "85251", "quote"],
])("a form from %s with zip %s is thanked with %s still open", (page, zipCode, open) =>
  withApp({}, async (context) => {
    const referer = `http://localhost${page}`;
    const response = await postForm(context.server, { ...validBooking, zipCode }, { referer });
    const { searchParams } = new URL(`${response.headers.location}`, referer);
    expect(searchParams.get("first")).toBe(open);
    expect(await stored(context)).toMatchObject([{ page }]);
  }),
);

test("invalid values are refused with a message for each field", () =>
  withApp({}, async (context) => {
    const response = await post(context.server, { ...validBooking, email: "x", zipCode: "8525" });
    expect(response.statusCode).toBe(422);
    expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({
      status: 422,
      code: "invalid",
      errors: {
        email: "Please enter a valid email address",
        zipCode: "Please enter a valid zip code",
      },
    });
    expect(await stored(context)).toEqual([]);
  }));

test("an invalid form comes back as a page with its values and messages", () =>
  withApp({}, async ({ server }) => {
    const values = {
      firstName: "",
      email: `"><script>alert(1)</script>`,
      serviceType: "bi-weekly",
    };
    const { statusCode, headers, body } = await postForm(server, values);
    expect(statusCode).toBe(422);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toBe("test");
    expect(headers["cache-control"]).toBe("no-store");
    // What the page makes of them is tested where it is rendered. @see RenderPage
    expect(JSON.parse(body)).toMatchObject({
      path: "/booking-problem",
      form: {
        values,
        errors: {
          firstName: "First name is required",
          email: "Please enter a valid email address",
        },
      },
    });
  }));

test("a form that cannot be stored comes back filled in, with what to do", () =>
  withApp({ store: brokenStore }, async ({ server }) => {
    const { statusCode, body } = await postForm(
      server,
      { ...validBooking },
      { accept: "text/html" },
    );
    expect(statusCode).toBe(503);
    expect(body).toContain(`call us at ${formatPhone(business.phone)}`);
    expect(body).toContain('"email":"ana@example.com"');
  }));

test.each([
  ["no JSON", "{", 400, "malformed"],
  ["no object", "[1]", 400, "malformed"],
  ["null", "null", 400, "malformed"],
  ["nothing", "", 400, "malformed"],
  ["a prototype", '{"__proto__":{"admin":true}}', 400, "malformed"],
  ["more than 32 kB", JSON.stringify({ firstName: "x".repeat(32_000) }), 413, "too-large"],
])("%s is refused", (_, payload, status, code) =>
  withApp({}, async (context) => {
    const response = await post(context.server, payload);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ status, code });
    expect(await stored(context)).toEqual([]);
  }),
);

test("a body that is no object is refused with a reason", () =>
  withApp({}, async ({ server }) => {
    const { detail } = (await post(server, "[1]")).json();
    expect(detail).toBe("The body must be an object with the booking's fields");
  }));

test.each(["text/plain", "multipart/form-data; boundary=x", "application/xml"])(
  "%s is not accepted",
  (type) =>
    withApp({}, async ({ server }) => {
      const response = await post(server, "x", { "content-type": type });
      expect(response.statusCode).toBe(415);
      expect(response.json().code).toBe("unsupported-type");
    }),
);

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"] as const)("%s is not accepted", (method) =>
  withApp({}, async ({ server }) => {
    const response = await server.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD, POST");
    expect(response.json().code).toBe("method-not-allowed");
  }),
);

test.each([
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ "sec-fetch-site": "same-site" }, 403],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: "null" }, 403],
  [{ "sec-fetch-site": "same-origin", origin: "https://elsewhere.example" }, 201],
  [{ "sec-fetch-site": "none" }, 201],
  [{ origin: "http://localhost:80" }, 201],
  [{ host: "LOCALHOST:443", origin: "https://localhost" }, 201],
  [{ origin: "https://site.example" }, 201],
  [{}, 201],
])("a request with %j is answered with %i", (headers, status) =>
  withApp({}, async (context) => {
    const response = await post(context.server, validBooking, { host: "localhost", ...headers });
    expect(response.statusCode).toBe(status);
    expect(await stored(context)).toHaveLength(status === 201 ? 1 : 0);
    if (status === 403) expect(response.json().code).toBe("foreign-origin");
  }),
);

test("the 31st request in a minute is refused, for that caller only", () =>
  withApp(
    { env: { RATE_LIMIT: { max: 30, windowMs: 60_000 }, TRUST_PROXY: 1 } },
    async ({ server }) => {
      const from = (address: string) =>
        post(server, validBooking, { "x-forwarded-for": `203.0.113.9, ${address}` });
      for (let sent = 0; sent < 30; sent += 1)
        expect((await from("198.51.100.1")).statusCode).toBe(201);
      const refused = await from("198.51.100.1");
      expect(refused.statusCode).toBe(429);
      expect(refused.headers["retry-after"]).toBe("60");
      expect(refused.json().code).toBe("rate-limited");
      expect((await from("198.51.100.2")).statusCode).toBe(201);
    },
  ));

test("X-Forwarded-For is not believed unless a proxy is trusted", () =>
  withApp({ env: { RATE_LIMIT: { max: 1, windowMs: 60_000 } } }, async ({ server }) => {
    await post(server, validBooking, { "x-forwarded-for": "198.51.100.1" });
    const second = await post(server, validBooking, { "x-forwarded-for": "198.51.100.2" });
    expect(second.statusCode).toBe(429);
  }));

test("requests with the same key book once and get the same answer, also at the same moment", () =>
  withApp({}, async (context) => {
    const key = { "idempotency-key": "key-1" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(context.server, validBooking, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored(context)).toHaveLength(1);
    const other = await post(context.server, { ...validBooking, city: "Phoenix" }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json().code).toBe("key-reused");
    expect(await stored(context)).toHaveLength(1);
  }));

test("a key that is not valid is refused", () =>
  withApp({}, async ({ server }) => {
    const response = await post(server, validBooking, { "idempotency-key": "with space" });
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toBe("Idempotency-Key must be 1 to 200 printable characters");
  }));

test("a failing store is a 503, and is logged without personal data", () =>
  withApp({ store: brokenStore }, async ({ server, log }) => {
    const response = await post(server, validBooking);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: "storage-failed" });
    expect(response.headers["retry-after"]).toBe("5");
    expect(response.json().title).toContain("Nothing was stored");
    expect(log.join()).toContain("SQLITE_FULL");
    expect(log.join()).not.toContain("ana@example.com");
  }));

test("when nobody knows whether a booking was stored, the answer and the filled-in form say so", () => {
  const run = () => Promise.reject(new StorageError("the connection broke", { isUnknown: true }));
  return withApp({ store: { ...brokenStore, run } }, async ({ server }) => {
    const response = await post(server, validBooking);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: "storage-unknown",
      title: `We could not confirm that it was stored. Please call us at ${formatPhone(business.phone)} or send it again`,
    });
    const { body } = await postForm(server, { ...validBooking }, { accept: "text/html" });
    expect(body).toContain("We could not confirm that it was stored");
    expect(body).toContain('"email":"ana@example.com"');
  });
});

test.each([
  ["https://site.example/book-now?plan=weekly", "/book-now"],
  ["https://site.example/book-now/", "/book-now"],
  ["https://site.example/", "/"],
  ["https://evil.example/book-now/../Your-card-was-charged", null],
  ["https://site.example/call-888-555-0123", null],
  ["https://site.example/%E2%80%AEtxt", null],
  ["https://site.example/feed.xml", null],
  ["nonsense", null],
  [undefined, null],
])("a booking sent from %j is kept with the page %j", (referer, page) =>
  withApp({}, async ({ server, app }) => {
    const answer = await post(server, validBooking, referer === undefined ? {} : { referer });
    const detail = await app.store.run(readBooking, { id: answer.json().id });
    expect(detail?.booking.page).toBe(page);
    expect(detail?.history[0]?.page).toBe(page);
  }),
);
