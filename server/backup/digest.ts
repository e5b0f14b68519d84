import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** A setting of backups only. */
export const digestKey = "backup-digest";

export const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name));

/** SHA-256 over all rows. It detects damage, not forgery: anybody can compute it. */
function digestOf(database: DatabaseSync): string {
  const hash = createHash("sha256");
  // The search's own tables follow from the bookings.
  for (const table of tablesOf(database).filter(
    (name) => !/^(booking_search|sqlite_)/.test(name),
  )) {
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

/** Also true for older backups without a digest. */
export function isUnaltered(database: DatabaseSync): boolean {
  const carried = database.prepare("select value from settings where key = ?").get(digestKey);
  return carried === undefined || carried["value"] === digestOf(database);
}
