import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { openStore } from "#server/open-store.ts";
import { eraseBooking } from "#server/privacy/erase.ts";
import { withApp } from "#server/testing/app.ts";
import { loadBuilt } from "#server/testing/built.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { visitorPages } from "#server/testing/visitor-pages.ts";
import { sunday, visitActions } from "#server/testing/visits.ts";
import { renewLink } from "./visitor-changes.ts";

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
    expect(first).toMatchObject({ status: 404, asked: [expect.stringContaining("visit_links")] });
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
