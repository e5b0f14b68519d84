import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { newDatabase } from "#server/testing/new-stores.ts";
import { listBookings } from "./list-bookings.ts";

const bookings = 20_000;
const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
let pool: pg.Pool;
let db: Kysely<Database>;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await newDatabase() });
  // The server ends before its last connection has said goodbye.
  pool.on("error", () => {});
  db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  await migrate(db, "postgres");
  await sql`insert into bookings (id, first_name, last_name, email, phone, address, city, state, zip_code, num_dogs,
      service_type, status, created_at, day, phone_digits, folded_email, search_words)
    select n, '', '', '', '', '', '', 'AZ', '85251', '1', 'weekly', 'declined', now(), '2026-11-20', '602' || n, n || '@example.com',
      'street' || n % 50 || case when n % 2 = 0 then ' ana' else ' luis' end || ' name' || n
    from generate_series(1, ${sql.lit(bookings)}) as n`.execute(db);
  await sql`vacuum analyze bookings`.execute(db);
}, 30_000);
afterAll(async () => {
  await db.destroy();
});

test("PostgreSQL looks up who booked before in indexes", async () => {
  asked.length = 0;
  await listBookings.run(db, { limit: 50 });
  const [query] = asked;
  const { rows } = await pool.query(`explain ${query?.sql}`, [...(query?.parameters ?? [])]);
  const plan = JSON.stringify(rows);
  for (const index of ["by_phone", "by_email", "in_order"])
    expect(plan).toContain(`using bookings_${index}`);
  expect(plan).not.toContain("Seq Scan on bookings");
});
