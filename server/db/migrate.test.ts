import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { quote } from "#domain/booking/prices.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { askStorage, runSql, type Where } from "#server/testing/ask-storage.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import type { Engine } from "./engine.ts";
import { migrations, whyRefused } from "./migrate.ts";

const folder = mkdtempSync(join(tmpdir(), "migrate-"));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Which migrations have run, which tables there are, and how many bookings. */
const read = (where: Where) =>
  askStorage(where, async (db) => {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    const names = tables.map(({ name }) => name).toSorted();
    if (!names.includes("bookings")) return { names, applied: [], bookings: 0 };
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const bookings = await db.selectFrom("bookings").select("id").execute();
    return { names, applied: rows.map(({ name }) => name), bookings: bookings.length };
  });

/** As 1.0.0 stored it. */
const oldBooking = {
  ...{ first_name: "Ana", last_name: "Bell", email: "ana@example.com", phone: "4805550199" },
  ...{ address: "7420 E Camelback Rd", city: "Scottsdale", state: "AZ", zip_code: "85251" },
  ...{ num_dogs: "3", service_type: "weekly" },
};

describe.each<[string, Engine]>([
  ["SQLite", "sqlite"],
  ["PostgreSQL", "postgres"],
])("on %s", (_, engine) => {
  const all = Object.keys(migrations(engine));

  const place = async (): Promise<Where> => ({
    DATA_DIR: mkdtempSync(join(folder, "data-")),
    DATABASE_URL: engine === "postgres" ? await server.createDatabase() : "",
  });

  /** A database with a booking, whose migrations another version has named. */
  async function madeElsewhere(statement: string): Promise<Where> {
    const where = await place();
    const store = await openStore(where);
    await store.run(storeBooking, newBooking({ id: "kept" }));
    await store.close();
    await runSql(where, statement);
    return where;
  }

  test("three instances can start on an empty database at the same time", async () => {
    const where = await place();
    const stores = await Promise.all([openStore(where), openStore(where), openStore(where)]);
    for (const store of stores) {
      expect(await store.run(listBookings, { limit: 1 })).toMatchObject({ items: [] });
      await store.close();
    }
    expect(await read(where)).toMatchObject({ applied: all });
  });

  test("a newer database is refused with a reason and left unchanged", async () => {
    const where = await madeElsewhere("insert into kysely_migration values ('9999-later', 'now')");
    const before = await read(where);
    await expect(openStore(where)).rejects.toThrow(/made by a newer version .*: update this one/);
    expect(await read(where)).toEqual(before);
    expect(before).toMatchObject({ bookings: 1, applied: [...all, "9999-later"] });
  });

  test("a booking of version 1.0.0 gets the price of the day, one for a quote none, and an ended link stays ended", async () => {
    const where = await place();
    const { "0001-tables": first } = migrations(engine);
    await runSql(where, "create table kysely_migration (name text primary key, timestamp text)");
    await askStorage(where, async (db) => {
      await first?.up(db);
      await sql`insert into kysely_migration values ('0001-tables', ${new Date().toISOString()})`.execute(
        db,
      );
      for (const [id, page] of [
        ["form", "/book-now"],
        ["called", null],
        ["quote", commercialHref],
      ]) {
        const row = { ...oldBooking, id, page };
        await sql`insert into bookings (${sql.join(Object.keys(row).map((key) => sql.ref(key)))})
          values (${sql.join(Object.values(row))})`.execute(db);
      }
      await sql`insert into visit_links (booking_id, generation, reach_by) values ('form', 2, 'text')`.execute(
        db,
      );
    });
    await (await openStore(where)).close();
    const { rows } = await runSql(
      where,
      "select id, quoted_per_visit as price, link_generation, reach_by from bookings order by id",
    );
    const price = quote("weekly", "3").perVisit;
    expect(rows).toEqual([
      { id: "called", price, link_generation: 0, reach_by: null },
      { id: "form", price, link_generation: 2, reach_by: "text" },
      { id: "quote", price: null, link_generation: 0, reach_by: null },
    ]);
  });

  test("a migration that fails midway leaves nothing behind, and the next start finishes it", async () => {
    const where = await place();
    await runSql(where, "create table kysely_migration (name text primary key, timestamp text)");
    // In the way of the last table but one.
    await runSql(where, "create table allowance_counts (id text)");
    await expect(openStore(where)).rejects.toThrow(/allowance_counts/);
    const { names } = await read(where);
    expect(names.filter((name) => !name.startsWith("kysely_"))).toEqual(["allowance_counts"]);
    await runSql(where, "drop table allowance_counts");
    await (await openStore(where)).close();
    expect(await read(where)).toMatchObject({ applied: all });
  });
});

test("a database from before 1.0.0 is refused with the commit that opens it, not with an update", () => {
  expect(whyRefused(["0001-bookings", "0002-owner"])).toMatch(
    /before version 1\.0\.0: only commit b731627/,
  );
  expect(whyRefused(Object.keys(migrations("sqlite")))).toBeUndefined();
});

test("migrations are frozen: each is as it was released, and imports nothing of today's code", () => {
  const released = { "0001-tables.ts": "1ksLjesHw3Hj7Tp0uchdXG71JOnZkA_NzR97T_8uCCY" };
  const files = readdirSync("server/db/migrations").filter((file) => file !== "all.ts");
  const texts = files.map((file) => readFileSync(`server/db/migrations/${file}`, "utf8"));
  const digests = texts.map((text) => createHash("sha256").update(text).digest("base64url"));
  expect(Object.fromEntries(files.map((file, index) => [file, digests[index]]))).toMatchObject(
    released,
  );
  for (const text of texts)
    for (const [, name] of text.matchAll(/ from "([^"]+)"/g)) expect(name).toMatch(/^kysely\b/);
});
