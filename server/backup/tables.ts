import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { secretSetting } from "#server/accounts/secret.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

/** In an order in which no table refers to a later one. */
export const copied = [
  "users",
  "push_devices",
  "passkeys",
  "bookings",
  "booking_events",
  "booking_requests",
  "messages",
  "visits",
  "visit_links",
  "series_decisions",
  "settings",
] as const;
/** Sessions, which nobody may take over from a backup; gate notes; and short-lived data. Only a move takes them along. */
export const leftOut = [
  "sessions",
  "used_challenges",
  "gate_notes",
  "sign_in_failures",
  "allowance_counts",
] as const;
type CopiedTable = (typeof copied)[number] | (typeof leftOut)[number];

export interface Extent {
  /** A move takes along what a backup leaves out. */
  readonly everything?: boolean;
}

/** Only backups have this setting. */
const digestKey = "backup-digest";

export async function stripCopy(db: Kysely<Database>, { everything }: Extent): Promise<void> {
  await db.deleteFrom("settings").where("key", "=", digestKey).execute();
  if (everything) return;
  for (const table of leftOut) await db.deleteFrom(table).execute();
  await db.deleteFrom("settings").where("key", "=", secretSetting).execute();
}

const batchSize = 500;

type Row = Readonly<Record<string, unknown>>;

export async function copyTables(
  from: Kysely<Database>,
  to: Kysely<Database>,
  { everything = false }: Extent,
): Promise<void> {
  const read = engineOf(from) === "postgres" ? readPostgres : readSqlite;
  for (const table of everything ? [...copied, ...leftOut] : copied)
    for await (const rows of read(from, table))
      await insert(
        to,
        table,
        rows.filter((row) => everything || table !== "settings" || row["key"] !== secretSetting),
      );
  if (engineOf(to) === "postgres")
    await sql`select setval(pg_get_serial_sequence('bookings', 'seq'), max(seq))
      from bookings having max(seq) is not null`.execute(to);
}

async function* readPostgres(db: Kysely<Database>, table: CopiedTable) {
  const order = table === "booking_events" ? sql`order by seq` : sql``;
  await sql`declare copying no scroll cursor for select * from ${sql.table(table)} ${order}`.execute(
    db,
  );
  while (true) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from copying`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close copying`.execute(db);
}

async function* readSqlite(db: Kysely<Database>, table: CopiedTable) {
  let after: unknown = 0;
  while (true) {
    const { rows } = await sql<Row>`select *, rowid as place from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${batchSize}`.execute(db);
    if (rows.length === 0) return;
    yield rows.map(({ place: _, ...row }): Row => row);
    after = rows.at(-1)?.["place"];
  }
}

async function insert(
  db: Kysely<Database>,
  table: CopiedTable,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  // Each engine numbers the rows of the history itself.
  const columns = Object.keys(first).filter((name) => name !== "seq" || table === "bookings");
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

export interface Counts {
  readonly bookings: number;
  readonly events: number;
  readonly messages: number;
  readonly pendingMessages: number;
  readonly users: number;
}

export const countRows = (db: Kysely<Database>): Promise<Counts> => {
  const count = (from: string) =>
    sql<number>`(select cast(count(*) as integer) from ${sql.raw(from)})`;
  return db
    .selectNoFrom([
      count("bookings").as("bookings"),
      count("booking_events").as("events"),
      count("messages").as("messages"),
      count("messages where state = 'waiting'").as("pendingMessages"),
      count("users").as("users"),
    ])
    .executeTakeFirstOrThrow();
};

/** "1,204 bookings, 3,611 lines of history, 2,408 messages, 2 users". */
export function describeCounts({ bookings, events, messages, users }: Counts): string {
  const counted = (count: number, one: string, many = `${one}s`) =>
    `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
  const history = counted(events, "line of history", "lines of history");
  return `${counted(bookings, "booking")}, ${history}, ${counted(messages, "message")}, ${counted(users, "user")}`;
}

export const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name));

/** SHA-256 over all rows. It detects damage, not forgery: anybody can compute it. */
function digestOf(database: DatabaseSync): string {
  const hash = createHash("sha256");
  for (const table of tablesOf(database)) {
    hash.update(`${JSON.stringify(table)}\n`);
    const where = table === "settings" ? `where key <> '${digestKey}'` : "";
    const rows = database.prepare(`select * from "${table}" ${where} order by rowid`).iterate();
    for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
  }
  return hash.digest("hex");
}

export function addDigest(database: DatabaseSync): void {
  database
    .prepare("insert or replace into settings (key, value) values (?, ?)")
    .run(digestKey, digestOf(database));
}

/** Why a file is no backup as it was made; undefined if it is one. */
export function whyAltered(database: DatabaseSync): string | undefined {
  const carried = database.prepare("select value from settings where key = ?").get(digestKey);
  if (!carried)
    return "is a database of this program, not a backup of it: put it in place of bookings.db while the program is stopped";
  if (carried["value"] === digestOf(database)) return undefined;
  return "has been altered since it was made: its rows do not match its digest. Restore another backup";
}
