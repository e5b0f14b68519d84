import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { secretSetting } from "#server/accounts/secret.ts";
import { assertDatabase, hasDatabase } from "#server/db/find-database.ts";
import { migrate } from "#server/db/migrate.ts";
import { connectPostgres } from "#server/db/postgres.ts";
import { readSetting } from "#server/db/settings.ts";
import type { Where } from "#server/db/where.ts";
import { dropMessages } from "#server/messages/enqueue.ts";
import { compress, withUnpacked, writeAtomically } from "#server/privacy/backup-file.ts";
import { type Counts, countRows, leftOut } from "#server/privacy/tables.ts";
import { withDatabaseBeside } from "./postgres-beside.ts";

/** Runs one of PostgreSQL's own programs, whose arguments other users of the machine can read: the password is none. */
async function runTool(
  tool: "pg_dump" | "pg_restore",
  args: readonly string[],
  { address, read }: { readonly address?: string; read?(stdout: Readable): Promise<unknown> },
): Promise<void> {
  const url = address === undefined ? undefined : new URL(address);
  const PGPASSWORD = decodeURIComponent(url?.password ?? "");
  if (url) url.password = "";
  const child = spawn(tool, [...(url ? [`--dbname=${url.href}`] : []), ...args], {
    // biome-ignore lint/style/noProcessEnv: certificates and paths of PostgreSQL's programs are in it.
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Nothing is read, and no file written, before the program runs.
  await once(child, "spawn").catch((cause: unknown) => {
    throw new Error(
      `${tool} cannot be run (${String(cause)}): backups of PostgreSQL need it, in the server's version or a newer one. ` +
        'Debian: "apt-get install postgresql-client". Nothing was changed.',
      { cause },
    );
  });
  const ended = once(child, "close");
  const reading = read ? read(child.stdout) : text(child.stdout);
  const [[code], said] = await Promise.all([ended, text(child.stderr), reading]);
  if (code !== 0) throw new Error(`${tool} failed: ${said.trim()}`);
}

type Postgres = Where & { readonly DATABASE_URL: string };

/** The same as `makeBackup`, by pg_dump. */
export async function dumpPostgres(env: Postgres, file: string): Promise<Counts> {
  await assertDatabase(env);
  const { DATABASE_URL: address } = env;
  const db = connectPostgres(address, { max: 1 });
  try {
    if ((await readSetting(db, secretSetting)) !== undefined)
      throw new Error(
        `The secret of sessions and visitors' links is in the database, where pg_dump cannot leave it out: move the value ` +
          `of "${secretSetting}" in the table "settings" to SESSION_SECRET, restart the program and delete the row. Nothing ` +
          "was written.",
      );
    return await writeAtomically(file, async (part) => {
      // Rows are counted in the state that is dumped.
      const snapshot = db.transaction().setIsolationLevel("repeatable read");
      const counts = await snapshot.execute(async (all) => {
        const { rows } = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(
          all,
        );
        const without = leftOut.map((table) => `--exclude-table-data=${table}`);
        const args = ["--format=custom", "--compress=0", `--snapshot=${rows[0]?.name}`, ...without];
        await runTool("pg_dump", args, { address, read: (dump) => compress(dump, part) });
        return countRows(all);
      });
      await withUnpacked(part, "postgres", (dump) =>
        runTool("pg_restore", ["--file=/dev/null", dump], {}),
      );
      return counts;
    });
  } finally {
    await db.destroy();
  }
}

/** Restores into a new database beside that of DATABASE_URL. @see swapDatabases */
export async function restorePostgres(
  { DATABASE_URL, mail }: Postgres & { readonly mail: boolean },
  file: string,
): Promise<Counts> {
  return withUnpacked(file, "postgres", (dump) =>
    withDatabaseBeside(DATABASE_URL, async (address) => {
      const args = ["--exit-on-error", "--no-owner", "--no-privileges", dump];
      await runTool("pg_restore", args, { address });
      if (!(await hasDatabase({ DATA_DIR: "", DATABASE_URL: address })))
        throw new Error(`${file} is not a backup: it is another program's database.`);
      const db = connectPostgres(address, { max: 1 });
      try {
        await migrate(db, "postgres");
        if (!mail) await dropMessages(db).where("state", "=", "waiting").execute();
        return await countRows(db);
      } finally {
        await db.destroy();
      }
    }),
  );
}
