import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { contact } from "#content/contact.ts";
import type { BookingField } from "#domain/booking/fields.ts";
import { quote } from "#domain/booking/prices.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { minuteMs, toPhoenixIso } from "#domain/dates.ts";
import { here } from "#domain/testing/areas.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { countNumbers } from "#server/bookings/numbers.ts";
import { readBooking } from "#server/bookings/read-booking.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { now, type TestApp, withApp } from "#server/testing/app.ts";
import { storeThat } from "#server/testing/open-store.ts";
import { visitActions } from "#server/testing/owner-actions.ts";
import { writeRoutePlan } from "#server/visits/route-plan.ts";

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

const brokenStore = storeThat(() =>
  Promise.reject(new StorageError("SQLITE_FULL: database or disk is full")),
);

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
      hearBy: toPhoenixIso(callBy(now, [])),
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
    expect(searchParams.get("by")).toBe(toPhoenixIso(callBy(now, [])));
    expect(await stored(context)).toMatchObject([validBooking]);
  }));

test("a lead knows where it came from, by what its tab or the form's address says, and is counted there", () =>
  withApp({}, async (context) => {
    const given = new URLSearchParams({
      utm_source: "mail",
      utm_campaign: `spring${"x".repeat(300)}`,
      referrer: "example.com",
      other: "no",
    });
    await post(context.server, validBooking, { "lead-source": `${given}` });
    await postForm(context.server, validBooking, {
      referer: "http://localhost/book-now?utm_source=mail&zip=85251",
    });
    await post(context.server, { ...validBooking, email: "c@b.co" });
    const { store } = context.app;
    const sources = (await stored(context)).map(async ({ id }) => {
      const { utm_source, utm_campaign, referrer } =
        (await store.run(readBooking, { id }))?.source ?? {};
      return [utm_source, utm_campaign?.length, referrer];
    });
    expect((await Promise.all(sources)).toReversed()).toEqual([
      ["mail", 100, "example.com"],
      ["mail", undefined, null],
      [null, undefined, null],
    ]);
    const { origins } = await store.run(countNumbers, { now: now.toISOString() });
    expect(origins).toEqual([{ name: "mail", leads: 2 }]);
  }));

test("a password manager finds where a password is changed", () =>
  withApp({}, async ({ server }) => {
    const { headers } = await server.inject("/.well-known/change-password");
    expect(headers.location).toMatch(/^\/inbox\?/);
  }));

test("the same plain form within ten minutes gets the first answer, and books once; later or from elsewhere it is new", () => {
  let at = Date.parse("2026-11-20T17:08:00Z");
  return withApp({ now: () => new Date(at), env: { TRUST_PROXY: 1 } }, async (context) => {
    const send = async (from = "192.0.2.1", values: object = validBooking) => {
      const headers = { "x-forwarded-for": from };
      const { headers: answer } = await postForm(context.server, { ...values }, headers);
      return new URL(`${answer.location}`, context.app.env.SITE_URL).searchParams.get("visit");
    };
    const first = await send();
    at += 9 * minuteMs;
    expect(await send()).toBe(first);
    expect(await send("192.0.2.9")).not.toBe(first);
    expect(await send("192.0.2.1", { ...validBooking, numDogs: "1" })).not.toBe(first);
    expect(await stored(context)).toHaveLength(3);
    at += 2 * minuteMs;
    expect(await send()).not.toBe(first);
  });
});

test("a plain form in Windows-1252 is read as such, and one in UTF-8 as that", () =>
  withApp({}, async (context) => {
    const values = new URLSearchParams({ ...validBooking, firstName: "Ana", lastName: "NAME" });
    const type = { "content-type": "application/x-www-form-urlencoded" };
    for (const [encoded, email] of [
      ["N%FA%F1ez", "a@b.co"],
      ["N%C3%BA%C3%B1ez", "c@b.co"],
    ]) {
      values.set("email", `${email}`);
      const body = values.toString().replace("NAME", `${encoded}`);
      expect((await post(context.server, body, type)).statusCode).toBe(303);
    }
    const names = (await stored(context)).map(({ lastName }) => lastName);
    expect(names).toEqual(["Núñez", "Núñez"]);
  }));

test("a person who lands on the form's address gets the page, with its query", () =>
  withApp({}, async ({ server }) => {
    const headers = { accept: "text/html,application/xhtml+xml" };
    const opened = await server.inject({ url: `${url}?for=commercial`, headers });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe("/book-now?for=commercial");
    expect((await server.inject(url)).statusCode).toBe(401);
  }));

test("the first days of a zip are the route's free ones, and none from a sample on a public site", () =>
  withApp({}, async ({ server, app }) => {
    const ask = (zip: string) => server.inject(`/api/first-days?zip=${zip}`);
    const days = async (zip = here.zip) => (await ask(zip)).json().days;
    expect(await days()).toEqual([]);
    const plan = {
      areas: { [here.slug]: ["Monday" as const, "Thursday" as const] },
      capacity: { Monday: 1, Thursday: 1 },
      daysOff: [{ from: "2026-12-03", to: "2026-12-03", reason: "", phones: true }],
    };
    await app.store.run(writeRoutePlan, { plan, now: now.toISOString() });
    const free = ["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-10", "2026-12-14"];
    const mornings = free.map((day) => ({ day, window: "morning" }));
    expect(await days()).toEqual(mornings);
    expect((await ask(here.zip)).headers["cache-control"]).toBe("public, max-age=60");
    const visits = visitActions(() => app.store);
    const id = await visits.book({ zipCode: here.zip });
    await visits.schedule(id, { day: "2026-11-23", at: now.toISOString() });
    expect((await days())[0]).toEqual(mornings[1]);
    expect(await days("10001")).toEqual([]);
    expect((await ask(here.zip)).json().line).toBe(
      "Next free mornings: Mon, Nov 30 and Mon, Dec 7.",
    );
    expect(await days(`&area=${here.slug}`)).toEqual(await days());
    expect((await ask(`&area=${here.slug}`)).json().line).toBe(
      "On our route Mondays and Thursdays.",
    );
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

test.each([
  ["no JSON", "{", 400, "malformed"],
  ["no object", "[1]", 400, "malformed"],
  ["nothing", "", 400, "malformed"],
])("%s is refused", (_, payload, status, code) =>
  withApp({}, async (context) => {
    const response = await post(context.server, payload);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ status, code });
    if (payload === "[1]")
      expect(response.json().detail).toBe("The body must be an object with the booking's fields");
    expect(await stored(context)).toEqual([]);
  }),
);

test("another method or type of body is refused", () =>
  withApp({}, async ({ server }) => {
    const xml = await post(server, "x", { "content-type": "application/xml" });
    expect(xml.json()).toMatchObject({ status: 415, code: "unsupported-type" });
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"] as const) {
      const response = await server.inject({ method, url });
      expect(response.headers.allow).toBe("GET, HEAD, POST");
      expect(response.json()).toMatchObject({ status: 405, code: "method-not-allowed" });
    }
  }));

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

test.each([
  ["nothing without a trusted proxy", false, ["198.51.100.1", "198.51.100.2"], 429],
  ["what the proxy added", 1, ["203.0.113.1, 198.51.100.1", "203.0.113.2, 198.51.100.1"], 429],
  ["each caller's own", 1, ["203.0.113.1, 198.51.100.1", "203.0.113.1, 198.51.100.2"], 201],
] as const)("of X-Forwarded-For is believed %s", (_, TRUST_PROXY, [first, second], status) =>
  withApp(
    { env: { TRUST_PROXY, RATE_LIMIT: { max: 1, windowMs: 60_000 } } },
    async ({ server, log }) => {
      await post(server, validBooking, { "x-forwarded-for": first });
      const answer = await post(server, validBooking, { "x-forwarded-for": second });
      expect(answer.statusCode).toBe(status);
      const warnings = log.filter((line) => line.includes("but TRUST_PROXY is unset"));
      expect(warnings).toHaveLength(TRUST_PROXY === false ? 1 : 0);
    },
  ),
);

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

test("a booking sent at an earlier price gets today's price as the answer, and is stored only when sent at that", () =>
  withApp({}, async (context) => {
    const { server } = context;
    const { perVisit } = quote(validBooking.serviceType, validBooking.numDogs);
    const shown = (price: number | string, more: Record<string, string> = {}) =>
      post(server, validBooking, {
        "shown-price": `${price}`,
        "idempotency-key": "key-1",
        ...more,
      });
    for (const other of [perVisit - 5, "", "$1"]) {
      const { statusCode, ...refused } = await shown(other);
      expect(statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        ...{ code: "price-changed", perVisit },
        detail: `The price is $${perVisit} now`,
      });
    }
    expect(await stored(context)).toEqual([]);
    const { body, statusCode } = await shown(perVisit);
    expect(statusCode).toBe(201);
    expect(await stored(context)).toMatchObject([{ quotedPerVisit: perVisit }]);
    // Its answer was lost, and the price changed meanwhile.
    expect((await shown(perVisit - 5)).body).toBe(body);
    const referer = `http://localhost${commercialHref}`;
    const commercial = await shown(1, { referer, "idempotency-key": "key-2" });
    expect(commercial.statusCode).toBe(201);
  }));

test("a key that is not valid is refused", () =>
  withApp({}, async ({ server }) => {
    const response = await post(server, validBooking, { "idempotency-key": "with space" });
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toBe("Idempotency-Key must be 1 to 200 printable characters");
  }));

test("a failing store is a 503, and is logged without a stack and personal data", () =>
  withApp({ store: brokenStore }, async ({ server, log }) => {
    const response = await post(server, validBooking);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: "storage-failed" });
    expect(response.headers["retry-after"]).toBe("5");
    expect(response.json().title).toContain("Nothing was stored");
    expect(log.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 50, msg: "SQLITE_FULL: database or disk is full" }),
    ]);
    expect(log.join()).not.toMatch(/ana@example\.com| {4}at /);
  }));

test("when nobody knows whether a booking was stored, the answer and the filled-in form say so", () => {
  const run = () => Promise.reject(new StorageError("the connection broke", { isUnknown: true }));
  return withApp({ store: { ...brokenStore, run } }, async ({ server }) => {
    const response = await post(server, validBooking);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: "storage-unknown",
      title: `We could not confirm that it was stored. Please call us at ${formatPhone(contact.phone)} or send it again`,
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
  }),
);
