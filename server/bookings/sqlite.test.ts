import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, describe, expect, test } from "vitest";
import { there } from "#domain/testing/areas.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { migrations } from "#server/db/migrations/all.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { bookingsContract } from "./bookings.contract.ts";
import { claimsContract } from "./claims.contract.ts";
import { correctionsContract } from "./corrections.contract.ts";
import { leadsContract } from "./leads.contract.ts";
import { listsContract } from "./lists.contract.ts";
import { mergesContract } from "./merge.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "bookings-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("lists on SQLite", () => {
  listsContract(() => openStore({ DATA_DIR: join(folder, "lists") }));
});

describe("bookings on SQLite", () => {
  bookingsContract(() => openStore({ DATA_DIR: join(folder, "bookings") }));
});

describe("merges on SQLite", () => {
  mergesContract(() => openStore({ DATA_DIR: join(folder, "joins") }));
});

describe("corrections on SQLite", () => {
  correctionsContract(() => openStore({ DATA_DIR: join(folder, "corrections") }));
});

describe("leads by phone on SQLite", () => {
  leadsContract(() => openStore({ DATA_DIR: join(folder, "leads") }));
});

describe("claims on SQLite", () => {
  claimsContract(() => openStore({ DATA_DIR: join(folder, "claims") }));
});

test("bookings of one batch keep the order in which they arrived", async () => {
  const store = await openStore({ DATA_DIR: join(folder, "batch") });
  const sent = ["one", "two", "three"];
  await Promise.all(sent.map((id) => store.run(storeBooking, newBooking({ id }))));
  const { items } = await store.run(listBookings, { limit: 10, sort: "oldest" });
  expect(items.map(({ id }) => id)).toEqual(sent);
  await store.close();
});

/** A database as the version with these migrations left it. */
async function databaseBefore(name: string, migration: string, fill: (db: DatabaseSync) => void) {
  const DATA_DIR = join(folder, name);
  mkdirSync(DATA_DIR);
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"));
  const db = new Kysely<unknown>({ dialect: sqliteDialect(database) });
  const provider = { getMigrations: async () => migrations("sqlite") };
  const { error } = await new Migrator({ db, provider }).migrateTo(migration);
  expect(error).toBeUndefined();
  fill(database);
  await db.destroy();
  return { DATA_DIR };
}

/** What every version has stored of a booking. */
const columns = `id, first_name, last_name, email, phone, address, city, state, zip_code, num_dogs, service_type,
  created_at`;
const valuesOf = (id: string) =>
  `'${id}', 'Ana', 'Núñez', 'ana@example.com', '(480) 555-0199', '1 Camelback Rd', 'Scottsdale', 'AZ', '85251', '1',
    'weekly', '2026-11-20T17:00:00.000Z'`;

test("bookings of the version before the inbox are listed, found, and filtered by area", async () => {
  const place = await databaseBefore("old", "0001-bookings", (database) => {
    for (const id of ["one", "two"])
      database.exec(`
        insert into bookings (${columns}) values (${valuesOf(id)});
        insert into booking_events (booking_id, kind, at, actor, page)
        values ('${id}', 'requested', '2026-11-20T17:00:00.000Z', 'visitor', '/${id === "one" ? there.slug : ""}')`);
  });
  const store = await openStore(place);
  const list = async (filter: { search?: string; area?: string }) => {
    const page = await store.run(listBookings, { limit: 10, ...filter });
    return page.items.map(({ id }) => id);
  };
  expect(await list({})).toEqual(["two", "one"]);
  expect(await list({ area: there.slug })).toEqual(["one"]);
  expect(await list({ search: "nunez" })).toEqual(["two", "one"]);
  expect(await list({ search: "0199", area: there.slug })).toEqual(["one"]);
  expect(await list({ search: there.name })).toEqual(["one"]);
  await store.close();
});

test("requests and notes from an older version can be searched, except those of erased bookings", async () => {
  // That version kept the words of the fields alone.
  const place = await databaseBefore("noted", "0006-search-in-steps", (database) => {
    for (const [index, id] of ["one", "two", "erased"].entries())
      database.exec(`
        insert into bookings (${columns}, special_requests, day, words, seq, erased_at)
        values (${valuesOf(id)}, 'a zebra', '2026-11-20', 'ana nunez', ${index + 1},
          ${id === "erased" ? "'2026-11-20T19:00:00.000Z'" : "null"});
        insert into booking_events (booking_id, kind, at, actor, text)
        values ('${id}', 'note', '2026-11-20T18:00:00.000Z', 'riley', 'by the fence')`);
  });
  const again = await openStore(place);
  const find = async (search: string) => {
    const page = await again.run(listBookings, { limit: 10, search });
    return page.items.map(({ id }) => id);
  };
  expect(await find("zebra fence camelback")).toEqual(["two", "one"]);
  expect(await find("scottsdale")).toEqual(["two", "one"]);
  await again.run(storeBooking, newBooking({ id: "three" }));
  expect(await find("camelback")).toEqual(["three", "two", "one"]);
  await again.close();
});
