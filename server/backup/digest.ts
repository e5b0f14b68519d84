import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** The setting in which a backup carries the digest over its rows. A storage in use has none. */
export const digestKey = "backup-digest";

/** The search's own tables follow from the bookings. */
const hasOwnRows = (name: string) => !/^(booking_search|sqlite_)/.test(name);

/**
 * SHA-256 over every row of every table, in the order of the file. It tells a changed backup from the one that was made,
 * not who changed it: somebody who alters one on purpose can compute the digest again.
 */
export function digestOf(database: DatabaseSync): string {
  const hash = createHash("sha256");
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter(hasOwnRows);
  for (const table of tables) {
    hash.update(`${JSON.stringify(table)}\n`);
    const where = table === "settings" ? `where key <> '${digestKey}'` : "";
    for (const row of database
      .prepare(`select * from "${table}" ${where} order by rowid`)
      .iterate())
      hash.update(`${JSON.stringify(row)}\n`);
  }
  return hash.digest("hex");
}

/** Writes the digest over what a backup holds into it. */
export function addDigest(database: DatabaseSync): void {
  database
    .prepare("insert or replace into settings (key, value) values (?, ?)")
    .run(digestKey, digestOf(database));
}

/** True for a backup that is as it was made, and for one made before backups carried a digest. */
export function isUnaltered(database: DatabaseSync): boolean {
  const carried = database.prepare("select value from settings where key = ?").get(digestKey);
  return carried === undefined || carried["value"] === digestOf(database);
}
