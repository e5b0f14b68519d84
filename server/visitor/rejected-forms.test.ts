import { expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { formatPhone } from "#domain/typed/phones.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { loadBuilt, type TestApp, withApp } from "#server/testing/app.ts";
import { sunday } from "#server/testing/owner-actions.ts";
import { visitorPages } from "#server/testing/visitor-pages.ts";

const built = await loadBuilt();
const secret = "only for tests, thirty-two characters";
const phone = formatPhone(contact.phone);
const form = { "content-type": "application/x-www-form-urlencoded" };
/** Of one address in a minute. */
const max = 4;
const limited = { RATE_LIMIT: { max: 1, windowMs: 60_000 }, TRUST_PROXY: 1 };
const from = (address: string) => ({ "x-forwarded-for": address });

const post = ({ server }: TestApp, url: string, payload: string, headers = {}) =>
  server.inject({ method: "POST", url, payload, headers: { ...form, ...headers } });

test("a visitor whose change is rejected gets a page with the phone number", () =>
  withApp({ ...built, now: () => new Date(sunday) }, async (context) => {
    const { server, app } = context;
    const { book, pageOf } = visitorPages(app.store, secret);
    const { path, seen } = await pageOf(await book());
    const { run } = app.store;
    const press = `act=erase&seen=${seen}`;
    const rejected = [
      [403, await post(context, path, press, { "sec-fetch-site": "cross-site" })],
      [413, await post(context, path, "x".repeat(40_000))],
      [415, await post(context, path, press, { "content-type": "text/xml" })],
      [400, await post(context, path, "{", { "content-type": "application/json" })],
    ] as const;
    app.store.run = () => Promise.reject(new StorageError("no disk"));
    const broken = [
      [503, await post(context, path, press)],
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
  withApp({ ...built, env: limited, now: () => new Date(sunday) }, async (context) => {
    const { server, app } = context;
    const { book, pageOf } = visitorPages(app.store, secret);
    const { path } = await pageOf(await book());
    const visit = (url: string, address: string) =>
      server.inject({ url, headers: from(address) }).then(({ statusCode }) => statusCode);
    const bookingFrom = (address: string) =>
      server.inject({
        method: "POST",
        url: "/api/bookings",
        payload: validBooking,
        headers: from(address),
      });

    for (let network = 0; network < 5; network += 1)
      for (let guess = 0; guess < max; guess += 1)
        expect(await visit(`/visit/guess-${guess}`, `192.0.2.${network}`)).toBe(404);
    const over = await server.inject({ url: path, headers: from("192.0.2.0") });
    expect(over.statusCode).toBe(429);
    expect(over.body).toContain(phone);
    expect(over.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "retry-after": "60",
      "referrer-policy": "no-referrer",
    });
    expect((await post(context, path, "act=erase", from("192.0.2.0"))).statusCode).toBe(429);
    // Fewer guesses from an address do not stop its reading, and bookings have a limit of their own.
    expect(await visit(path, "198.51.100.1")).toBe(200);
    expect((await bookingFrom("192.0.2.0")).statusCode).toBe(201);
    expect((await bookingFrom("198.51.100.1")).statusCode).toBe(201);
    expect((await bookingFrom("198.51.100.1")).statusCode).toBe(429);
    expect(await visit(path, "198.51.100.1")).toBe(200);
  }));
