import { type Kysely, sql } from "kysely";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { secretKey } from "#server/session/keep-secret.ts";
import { type CopiedTable, copied } from "./tables.ts";

/** Rows read and written at once: what the copy holds in memory. */
const batch = 500;

type Row = Readonly<Record<string, unknown>>;

/** Copies everything that a backup holds, batch by batch, from one transaction into another, whatever their engines. */
export async function copyTables(from: Kysely<Database>, to: Kysely<Database>): Promise<void> {
  const read = engineOf(from) === "postgres" ? readPostgres : readSqlite;
  for (const table of copied)
    for await (const rows of read(from, table)) {
      const [first] = rows;
      // A history's order is that of its rows: each engine numbers them by itself.
      const columns = Object.keys(first ?? {}).filter(
        (column) => column !== "seq" || table.name === "bookings",
      );
      const wanted = rows.filter((row) => table.name !== "settings" || row["key"] !== secretKey);
      if (wanted.length > 0) await insert(to, table, columns, wanted);
    }
  if (engineOf(to) === "postgres")
    await sql`select setval(pg_get_serial_sequence('bookings', 'seq'), max(seq))
      from bookings having max(seq) is not null`.execute(to);
}

async function* readPostgres(db: Kysely<Database>, { name, order }: CopiedTable) {
  await sql`declare copying no scroll cursor for
    select * from ${sql.table(name)} order by ${sql.ref(order)}`.execute(db);
  while (true) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from copying`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) break;
  }
  await sql`close copying`.execute(db);
}

async function* readSqlite(db: Kysely<Database>, { name, order }: CopiedTable) {
  const place = sql.raw(name === "booking_events" ? "rowid" : order);
  let after: unknown;
  while (true) {
    const next = after === undefined ? sql`` : sql`where ${place} > ${after}`;
    const { rows } = await sql<Row>`select *, ${place} as place from ${sql.table(name)}
      ${next} order by ${place} limit ${batch}`.execute(db);
    if (rows.length > 0) yield rows.map(({ place: _, ...row }): Row => row);
    if (rows.length < batch) return;
    after = rows.at(-1)?.["place"];
  }
}

const insert = (
  db: Kysely<Database>,
  { name }: CopiedTable,
  columns: readonly string[],
  rows: readonly Row[],
) =>
  sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`))}
    ${name === "settings" ? sql`on conflict (key) do nothing` : sql``}`.execute(db);
