import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { here } from "#domain/testing/areas.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { openStore } from "#server/open-store.ts";
import { askStorage, type Where } from "#server/testing/ask-storage.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { spawnServer } from "#server/testing/process.ts";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations/all.ts";

const folder = mkdtempSync(join(tmpdir(), "migrate-"));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const [first = ""] = Object.keys(migrations("sqlite"));

/** Enough for a migration of all rows to change more pages than SQLite keeps in memory. */
const longRequest = "x".repeat(2000);

/** A database as the first version of the program left it: with bookings, their first events and a user. */
async function makeOld(engine: Engine, rowCount = 1000): Promise<Where> {
  const DATA_DIR = mkdtempSync(join(folder, "old-"));
  const where = {
    DATA_DIR,
    DATABASE_URL: engine === "postgres" ? await server.createDatabase() : "",
  };
  await askStorage(where, async (db) => {
    const known = migrations(engine);
    const getMigrations = async () => Object.fromEntries(Object.entries(known).slice(0, 1));
    const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
    if (error) throw error;
    const numbers = sql`with recursive numbers(n) as
      (select 1 union all select n + 1 from numbers where n < ${sql.lit(rowCount)})`;
    await sql`${numbers} insert into bookings
      (id, first_name, last_name, email, phone, address, city, state, zip_code, num_dogs, service_type, special_requests)
      select 'b-' || n, 'Ana', 'Núñez ' || n, 'ana@example.com', '(480) 555-0199', '7420 E Camelback Rd', 'Scottsdale',
      'AZ', '85251', '2', 'weekly', ${sql.lit(longRequest)} from numbers`.execute(db);
    await sql`insert into booking_events (booking_id, kind, at, actor, page)
      select id, 'requested', created_at, 'visitor', ${`/${here.slug}`} from bookings`.execute(db);
  });
  return where;
}

/** Which migrations have run, how the old columns read, and how many rows have what later versions derive. */
const read = (where: Where) =>
  askStorage(where, async (db) => {
    const { rows } =
      await sql<object>`select id, first_name, last_name, email, phone, address, city, state, zip_code,
      num_dogs, service_type, status, created_at from bookings order by id`.execute(db);
    const names = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(db);
    return {
      rows: rows.length,
      digest: createHash("sha256").update(JSON.stringify(rows)).digest("hex"),
      migrations: names.rows.map(({ name }) => name),
    };
  });

const derived = (where: Where) =>
  askStorage(where, async (db) => {
    const rows = await db
      .selectFrom("bookings")
      .select("id")
      .where("page", "=", `/${here.slug}`)
      .where("area", "=", here.slug)
      .where("phone_key", "<>", "")
      .where("words", "like", "%camelback%")
      .execute();
    return rows.length;
  });

describe.each<[string, Engine]>([
  ["SQLite", "sqlite"],
  ["PostgreSQL", "postgres"],
])("on %s", (_, engine) => {
  const all = Object.keys(migrations(engine));

  test("two instances can start on an old database at the same time, and its rows are kept and found", async () => {
    const where = await makeOld(engine);
    const before = await read(where);
    expect(before).toMatchObject({ rows: 1000, migrations: [first] });
    const stores = await Promise.all([openStore(where), openStore(where)]);
    for (const store of stores) {
      const search = { search: "camelback", limit: 1 };
      const { items } = await store.run(listBookings, search);
      expect(items).toMatchObject([{ city: "Scottsdale" }]);
    }
    await Promise.all(stores.map((store) => store.close()));
    expect(await read(where)).toEqual({ ...before, migrations: all });
    expect(await derived(where)).toBe(before.rows);
  });

  test("a newer database is refused with a reason and left unchanged", async () => {
    const where = await makeOld(engine);
    await askStorage(where, (db) =>
      sql`insert into kysely_migration values ('9999-later', 'now')`.execute(db),
    );
    const before = await read(where);
    await expect(openStore(where)).rejects.toThrow(/made by a newer version .* Update this one/);
    expect(await read(where)).toEqual(before);
  });

  test("a migration that is killed midway changes nothing, and the next start finishes it", async () => {
    const where = await makeOld(engine, 2000);
    const before = await read(where);
    const instance = spawnServer({ ...where }, ["--api-only"]);
    const exit = once(instance.process, "exit");
    await (engine === "sqlite" ? grownJournal(where) : rewrittenTable(where));
    instance.process.kill("SIGKILL");
    expect(await exit).toEqual([null, "SIGKILL"]);
    expect(await read(where)).toEqual(before);
    await (await openStore(where)).close();
    expect(await read(where)).toEqual({ ...before, migrations: all });
    expect(await derived(where)).toBe(before.rows);
  });
});

/** Resolves when a transaction that is not committed yet has filled SQLite's cache and written to the journal. */
async function grownJournal({ DATA_DIR }: Where): Promise<void> {
  const journal = join(DATA_DIR, "bookings.db-wal");
  const bytes = () => statSync(journal, { throwIfNoEntry: false })?.size ?? 0;
  await expect.poll(bytes, { interval: 1 }).toBeGreaterThan(0);
}

/** Resolves when somebody has changed the table and now rewrites its rows or indexes. */
const rewrittenTable = (where: Where): Promise<void> =>
  askStorage(where, async (db) => {
    const statements = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and query ~* '^(update|create (unique )?index)'`.execute(
        db,
      );
      return rows.length;
    };
    await expect.poll(statements, { interval: 1 }).toBe(1);
  });
