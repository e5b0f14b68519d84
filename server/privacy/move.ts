import { existsSync } from "node:fs";
import { Kysely, sql } from "kysely";
import type { Env } from "#env";
import { engineOf } from "#server/db/engine.ts";
import { assertDatabase, hasDatabase } from "#server/db/find-database.ts";
import { migrate } from "#server/db/migrate.ts";
import { connectPostgres } from "#server/db/postgres.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { makeFolder, openFile } from "#server/db/sqlite-file.ts";
import { fileOf, type Where } from "#server/db/where.ts";
import { keyFileOf } from "#server/visits/gate-keys.ts";
import { writeAtomically } from "./backup-file.ts";
import { backedUp, type Counts, countRows, leftOut } from "./tables.ts";

/**
 * Copies every row into an empty database of either engine: sessions, the secret of links and gate notes, too, which
 * no backup has. Nothing may be writing meanwhile.
 */
export async function moveData(
  from: Where & Pick<Env, "GATE_NOTE_KEYS">,
  to: Where,
): Promise<Counts> {
  await assertMovable(from, to);
  const source = openDirectly(from);
  try {
    await migrate(source, from.DATABASE_URL ? "postgres" : "sqlite");
    return await moveInto(to, source);
  } finally {
    await source.destroy();
  }
}

/** Before the program is stopped. @throws if the data cannot be moved there */
export async function assertMovable(
  from: Where & Pick<Env, "GATE_NOTE_KEYS">,
  to: Where,
): Promise<void> {
  const keyFile = keyFileOf(from);
  if (!from.GATE_NOTE_KEYS && existsSync(keyFile))
    throw new Error(
      `Gate notes are read with the keys in ${keyFile}: put them into GATE_NOTE_KEYS first. Nothing was changed.`,
    );
  await assertDatabase(from);
  if (!(await hasDatabase(to))) return;
  if (!to.DATABASE_URL)
    throw new Error(`${to.DATA_DIR} already has bookings. Nothing was changed.`);
  const target = openDirectly(to);
  await assertEmpty(target).finally(() => target.destroy());
}

async function assertEmpty(target: Kysely<Database>): Promise<void> {
  const { bookings, users } = await countRows(target);
  if (bookings + users > 0)
    throw new Error("The database already has bookings or users. Nothing was changed.");
}

/** An existing database of either engine, without the program's own thread and connections. */
export const openDirectly = (where: Where): Kysely<Database> =>
  where.DATABASE_URL
    ? connectPostgres(where.DATABASE_URL, { max: 1, connectionTimeoutMillis: 5000 })
    : openSqliteFile(fileOf(where), false);

const openSqliteFile = (file: string, isStart: boolean) =>
  new Kysely<Database>({ dialect: sqliteDialect(openFile({ file, isStart })) });

async function moveInto(to: Where, source: Kysely<Database>): Promise<Counts> {
  if (to.DATABASE_URL) return copyAll(source, connectPostgres(to.DATABASE_URL, { max: 1 }));
  const file = fileOf(to);
  if (existsSync(`${file}-wal`))
    throw new Error(`${to.DATA_DIR} already has bookings. Nothing was changed.`);
  makeFolder(to.DATA_DIR);
  return writeAtomically(file, (part) => copyAll(source, openSqliteFile(part, true)));
}

async function copyAll(source: Kysely<Database>, target: Kysely<Database>): Promise<Counts> {
  const engine = engineOf(target);
  try {
    await migrate(target, engine);
    return await source.transaction().execute((from) =>
      target.transaction().execute(async (all) => {
        await assertEmpty(all);
        for (const table of [...backedUp, ...leftOut]) await copyTable(from, all, table);
        if (engine === "postgres")
          await sql`select setval(pg_get_serial_sequence('bookings', 'seq'), max(seq))
            from bookings having max(seq) is not null`.execute(all);
        return countRows(all);
      }),
    );
  } finally {
    await target.destroy();
  }
}

type Table = (typeof backedUp)[number] | (typeof leftOut)[number];
type Row = Readonly<Record<string, unknown>>;

/** Photos have up to half a megabyte each. */
const batchSize = (table: Table) => (table === "site_photos" ? 20 : 500);

async function copyTable(
  from: Kysely<Database>,
  to: Kysely<Database>,
  table: Table,
): Promise<void> {
  // The first start of the program stored its own settings.
  await sql`delete from ${sql.table(table)}`.execute(to);
  // The first column of each table is its key. A history is in the order in which it was written.
  const written = sql.ref(engineOf(from) === "postgres" ? "seq" : "rowid");
  const order = table === "booking_events" ? written : sql`1`;
  const size = batchSize(table);
  for (let offset = 0; ; offset += size) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      order by ${order} limit ${size} offset ${offset}`.execute(from);
    if (rows.length > 0) await insert(to, table, rows);
    if (rows.length < size) break;
  }
  const [before, after] = await Promise.all([countOf(from, table), countOf(to, table)]);
  if (before !== after)
    throw new Error(`Of ${before} rows of ${table}, ${after} arrived. Nothing was changed.`);
}

async function insert(to: Kysely<Database>, table: Table, rows: readonly Row[]): Promise<void> {
  // Each engine numbers the rows of the history itself.
  const columns = Object.keys(rows[0] ?? {}).filter(
    (name) => name !== "seq" || table === "bookings",
  );
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(to);
}

async function countOf(db: Kysely<Database>, table: Table): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select cast(count(*) as integer) as count
    from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}
