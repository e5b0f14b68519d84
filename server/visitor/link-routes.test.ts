import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { minuteMs } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { openStore } from "#server/open-store.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { loadBuilt, testSite, withApp } from "#server/testing/app.ts";
import { sunday, visitActions } from "#server/testing/owner-actions.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { visitorPages } from "#server/testing/visitor-pages.ts";
import { renewLink } from "./visitor-changes.ts";

const resource = (html: string) => ({
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "test" },
  copies: { identity: { body: Buffer.from(html), etag: '"visit"' } },
});
const site = new Map([
  ...testSite,
  ["/visit", resource("visit")],
  ["/visit-ended", resource("ended")],
]);
const answer = z.object({ visit: z.string() });
const press = z.looseObject({ network: z.optional(z.string()) });
const limited = { RATE_LIMIT: { max: 30, windowMs: minuteMs } };
const form = { "content-type": "application/x-www-form-urlencoded" };

test("GETs and forms from other sites change nothing, and the token is never logged", () =>
  withApp({ site, newId: randomUUID }, async ({ server, app, log }) => {
    const booked = await server.inject({
      method: "POST",
      url: "/api/bookings",
      payload: validBooking,
    });
    const { visit } = answer.parse(booked.json());
    const written: string[] = [];
    const { run } = app.store;
    app.store.run = (command, input) => {
      if (command.kind === "write") written.push(command.name);
      return run(command, input);
    };
    for (const method of ["GET", "HEAD"] as const)
      for (const url of [
        visit,
        `${visit}?saved=day`,
        `${visit}?ask=not-me`,
        "/visit/AAAAAAAAAAAAAAAAAAAAAA",
        "/visit/%00",
      ]) {
        const response = await server.inject({ method, url, headers: { purpose: "prefetch" } });
        expect([url, response.statusCode]).toEqual([url, url.startsWith(visit) ? 200 : 404]);
        expect(response.headers).toMatchObject({
          "referrer-policy": "no-referrer",
          "cache-control": "no-store",
          "x-robots-tag": "noindex, nofollow",
        });
        expect(response.body).not.toContain(visit);
      }
    const press = (headers: Record<string, string>, url = visit) =>
      server.inject({
        method: "POST",
        url,
        payload: "act=erase",
        headers: { ...form, ...headers },
      });
    expect((await press({ "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await press({ origin: "https://elsewhere.example" })).statusCode).toBe(403);
    expect((await press({}, "/visit/AAAAAAAAAAAAAAAAAAAAAA")).statusCode).toBe(404);
    expect(written).toEqual([]);

    const [, seen = ""] = /"seen":"([^"]+)"/.exec((await server.inject(visit)).body) ?? [];
    const asked = await server.inject({
      method: "POST",
      url: visit,
      headers: { ...form, origin: "null" },
      payload: `act=erase&seen=${seen}`,
    });
    expect(asked.statusCode).toBe(303);
    expect(written).toEqual(["requestErasure"]);
    expect(log.join()).not.toContain(visit.slice("/visit/".length));
  }));

test("every press says where it comes from", () =>
  withApp({ site, newId: randomUUID, env: limited }, async ({ server, app }) => {
    const booked = await server.inject({
      method: "POST",
      url: "/api/bookings",
      payload: validBooking,
    });
    const { visit: url } = answer.parse(booked.json());
    const [, seen = ""] = /"seen":"([^"]+)"/.exec((await server.inject(url)).body) ?? [];
    const pressed: unknown[] = [];
    const { run } = app.store;
    app.store.run = (command, input) => {
      if (command.kind === "write") pressed.push([command.name, z.parse(press, input).network]);
      return run(command, input);
    };
    const acts = {
      chooseContactMethod: "reach&reachBy=text",
      correctBooking: "plan&numDogs=5%2B&serviceType=weekly",
      saveGateForm: "gate&gateNote=1234",
      requestErasure: "erase",
      cancelBooking: "cancel",
      renewLink: "link",
    };
    for (const act of Object.values(acts))
      await server.inject({
        method: "POST",
        url,
        headers: form,
        payload: `act=${act}&seen=${seen}`,
      });
    const network = expect.stringMatching(/^.{8}\../);
    expect(pressed).toEqual(Object.keys(acts).map((name) => [name, network]));
  }));

const secret = "only for tests, thirty-two characters";
const later = "2027-03-01T17:00:00.000Z";

test("unknown, ended, wrong and malformed links get the same bytes after the same single query", async () => {
  const DATA_DIR = temporaryFolder(onTestFinished);
  const store = await openStore({ DATA_DIR });
  let time = sunday;
  const built = await loadBuilt();
  await withApp({ ...built, store, now: () => new Date(time) }, async ({ server, app, log }) => {
    const { book, pageOf } = visitorPages(store, secret);
    const { change, schedule } = visitActions(() => store);
    const same = { email: "same@mail.example" };
    const known = await book();
    const survivor = await book(same);
    const erased = await book();
    const replaced = await book();
    const merged = await book(same);
    const { path } = await pageOf(known);
    const paths = {
      erased: (await pageOf(erased)).path,
      replaced: (await pageOf(replaced)).path,
      merged: (await pageOf(merged)).path,
      unknown: "/visit/AAAAAAAAAAAAAAAAAAAAAA",
      wrong: `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`,
      short: path.slice(0, -1),
      long: `${path}A`,
      "very long": `/visit/${"A".repeat(5000)}`,
      empty: "/visit/",
      deeper: `${path}/cancel`,
      null: "/visit/%00",
      prototype: "/visit/__proto__",
    };
    await store.run(eraseBooking, change(erased, sunday));
    await store.run(renewLink, change(replaced, sunday));
    await schedule(survivor);
    expect(
      await store.run(mergeBooking, { ...change(merged, sunday), into: survivor }),
    ).toHaveProperty("detail");

    const queries: string[] = [];
    const db = new Kysely<Database>({
      dialect: sqliteDialect(new DatabaseSync(join(DATA_DIR, "bookings.db"))),
      log: ({ query }) => void queries.push(query.sql),
    });
    app.store.run = (command, input) => command.run(db, input);
    const ask = async (url: string, method: "GET" | "POST") => {
      queries.length = 0;
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const payload = "act=cancel&seen=pending.none.AAAAAAAA";
      const response = await server.inject({
        method,
        url,
        ...(method === "POST" && { headers, payload }),
      });
      const { date: _, ...sent } = response.headers;
      return {
        status: response.statusCode,
        headers: sent,
        body: response.body,
        asked: [...queries],
      };
    };
    for (const pasted of ["", "/", ".", ")", "],", "%2C", "&utm_source=x"])
      expect([pasted, await ask(path + pasted, "GET")]).toMatchObject([pasted, { status: 200 }]);
    const first = await ask(paths.unknown, "GET");
    expect(first).toMatchObject({
      status: 404,
      asked: [expect.stringContaining("link_generation")],
    });
    expect(first.headers).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    for (const [name, url] of Object.entries(paths))
      for (const method of ["GET", "POST"] as const)
        expect([name, await ask(url, method)]).toEqual([name, first]);
    // Ninety days after the booking.
    time = later;
    for (const method of ["GET", "POST"] as const)
      expect(["ended", await ask(path, method)]).toEqual(["ended", first]);
    expect(log).toEqual([]);
    await db.destroy();
  });
});
