import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs `work`, then `clean`: also if it fails, or a signal ends the process. */
export async function cleanUpAfter<Result>(
  clean: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = (signal: NodeJS.Signals) => {
    clean();
    // Without a listener the signal ends the process.
    for (const each of signals) process.off(each, end);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, end);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.off(signal, end);
    clean();
  }
}

function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** The file is either complete and on disk, or absent: `write` fills FILE.part, which is then renamed. */
export async function writeAtomically<Result>(
  file: string,
  write: (part: string) => Promise<Result>,
): Promise<Result> {
  const assertAbsent = () => {
    if (existsSync(file)) throw new Error(`${file} already exists. Nothing was changed.`);
  };
  assertAbsent();
  const part = `${file}.part`;
  try {
    closeSync(openSync(part, "wx", 0o600));
  } catch (error) {
    if (existsSync(part))
      throw new Error(
        `${part} exists: another backup is being written, or one was interrupted. Delete the file if none is being written.`,
        { cause: error },
      );
    throw new Error(`${part} cannot be written: ${String(error)}`, { cause: error });
  }
  const clean = () => {
    for (const left of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`])
      rmSync(left, { force: true });
  };
  return cleanUpAfter(clean, async () => {
    const result = await write(part);
    syncToDisk(part);
    assertAbsent();
    renameSync(part, file);
    syncToDisk(dirname(file));
    return result;
  });
}

/** All pages in one step: between steps, a new booking would make the copy start over. */
const allPages = 2_147_483_647;

/** Servers may be using the file. `readOnly` also copies from a place where nothing can be written. */
export async function copyDatabase(
  from: string,
  to: string,
  { readOnly }: { readonly readOnly: boolean },
): Promise<void> {
  const source = new DatabaseSync(from, { readOnly });
  try {
    source.exec("pragma busy_timeout = 5000");
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
}

/** No server may be using the file. */
export async function withCopy<Result>(
  file: string,
  use: (db: Kysely<Database>, database: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  const database = new DatabaseSync(file);
  // An incomplete copy is thrown away, so nothing waits for the disk. In WAL mode, which the copy has from its source,
  // it could not be read from a read-only folder; node:sqlite ignores "off".
  database.exec(
    "pragma journal_mode = memory; pragma synchronous = off; pragma secure_delete = on",
  );
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  return use(db, database).finally(() => db.destroy());
}

export function checkIntegrity(database: DatabaseSync): void {
  const [first] = database.prepare("pragma integrity_check(1)").all();
  if (first?.["integrity_check"] !== "ok") throw new Error(String(first?.["integrity_check"]));
}
