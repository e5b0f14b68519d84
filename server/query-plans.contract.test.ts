import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { channels } from "#domain/message-kinds.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { countNumbers } from "#server/bookings/numbers.ts";
import { migrate } from "#server/db/migrate.ts";
import type { Database } from "#server/db/schema.ts";
import { claimMessages } from "#server/due-messages.ts";
import { countSummary } from "#server/messages/message-commands.ts";
import { engine, newDatabase } from "#server/testing/new-stores.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { enqueueReminders } from "#server/visits/enqueue-reminders.ts";

const { db, plansOf } = queryPlans();
beforeAll(() => migrate(db, "sqlite"));
afterAll(() => db.destroy());

test("due messages of a channel are found without reading all waiting ones", async () => {
  for (const channel of channels) {
    const plans = await plansOf(() =>
      claimMessages.run(db, { channel, now: "2026-11-20T17:00:00.000Z", limit: 10 }),
    );
    const due = `SEARCH messages USING INDEX messages_due_${channel}`;
    // The last query finds when the next message is due.
    expect(plans).toEqual([`${due} (next_at<?)`, due]);
  }
});

test("the list that reminders read is found without reading all bookings or visits", async () => {
  const plans = await plansOf(() => enqueueReminders.run(db, { now: "2026-11-20T21:00:00.000Z" }));
  const ofTables = plans.filter((line) => / (bookings|visits) /.test(line));
  const byStatus = "SEARCH bookings USING INDEX bookings_by_status (status=?)";
  expect(ofTables).toEqual([
    ...[byStatus, byStatus],
    "SEARCH bookings USING INDEX bookings_to_follow_up (follow_up_at<?)",
    byStatus,
    "SEARCH visits USING INDEX sqlite_autoindex_visits_1 (booking_id=?) LEFT-JOIN",
    byStatus,
    "SEARCH visits USING INDEX sqlite_autoindex_visits_1 (booking_id=?)",
    ...["SCAN visits USING INDEX visits_open", byStatus],
    // Those who ask for erasure.
    "SEARCH bookings USING INDEX sqlite_autoindex_bookings_1 (id=?)",
    // How many wait, and in how many rows of networks.
    ...[byStatus, byStatus],
  ]);
});

test("the summary and the numbers read only indexes, and besides them only spam", async () => {
  const now = "2026-11-20T17:00:00.000Z";
  const plans = await plansOf(async () => {
    await countSummary.run(db, undefined);
    await countNumbers.run(db, { now });
  });
  const reading = plans.filter((line) => /^(SCAN|SEARCH)/.test(line));
  expect(reading).toHaveLength(5);
  expect(reading.filter((line) => !line.includes("USING COVERING INDEX"))).toEqual([
    "SEARCH bookings USING INDEX bookings_by_status (status=?)",
  ]);
});

test("SQLite looks up who booked before in indexes, without reading all bookings", async () => {
  const plans = await plansOf(() => listBookings.run(db, { limit: 50 }));
  const searches = (sign: string) => [
    `SEARCH same USING COVERING INDEX bookings_by_phone (phone_digits=? AND seq${sign}?)`,
    `SEARCH same USING COVERING INDEX bookings_by_email (folded_email=? AND seq${sign}?)`,
  ];
  const found = plans.filter((line) => line.startsWith("SEARCH same"));
  expect(found).toEqual([...searches("<"), ...searches(">")]);
  expect(plans).toContain("SEARCH near USING INDEX bookings_in_order (seq=?)");
});

test.runIf(engine === "PostgreSQL")(
  "PostgreSQL looks up who booked before in indexes, too",
  async () => {
    const pool = new pg.Pool({ connectionString: await newDatabase() });
    // The server ends before its last connection has said goodbye.
    pool.on("error", () => {});
    const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
    const many = new Kysely<Database>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => {
        asked.push(query);
      },
    });
    await sql`insert into bookings (id, first_name, last_name, email, phone, address, city, state, zip_code, num_dogs,
      service_type, status, created_at, day, phone_digits, folded_email, search_words)
    select n, '', '', '', '', '', '', 'AZ', '85251', '1', 'weekly', 'declined', now(), '2026-11-20', '602' || n, n || '@example.com',
      'street' || n % 50 || case when n % 2 = 0 then ' ana' else ' luis' end || ' name' || n
    from generate_series(1, 20000) as n`.execute(many);
    await sql`vacuum analyze bookings`.execute(many);
    asked.length = 0;
    await listBookings.run(many, { limit: 50 });
    const [query] = asked;
    const { rows } = await pool.query(`explain ${query?.sql}`, [...(query?.parameters ?? [])]);
    const plan = JSON.stringify(rows);
    for (const index of ["by_phone", "by_email", "in_order"])
      expect(plan).toContain(`using bookings_${index}`);
    expect(plan).not.toContain("Seq Scan on bookings");
    await many.destroy();
  },
);
