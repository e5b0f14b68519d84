import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Env, readEnv } from "#env";
import { makeBackup, restoreBackup } from "#server/privacy/backup.ts";
import { inTemporaryFolder } from "#server/privacy/backup-file.ts";
import { type Counts, describeCounts } from "#server/privacy/tables.ts";
import type { OwnerCommand } from "./owner-command.ts";
import { dumpPostgres, restorePostgres } from "./postgres-backup.ts";
import { dropBefore, dropBeside } from "./postgres-beside.ts";

const keptNights = 14;

/** Names of backups begin with their time, in UTC. */
export const nameNow = () =>
  new Date().toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
const nightOf = (name: string) => name.slice(0, 10);

const backupsIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => /^\d{4}-[\d-]+\.(gz|db)$/.test(name))
    : [];

const nightsIn = (folder: string) => [...new Set(backupsIn(folder).map(nightOf))].sort();

/** Nights are counted, not aged: the clock may be wrong. @returns undefined before there are fourteen */
export const oldestKeptNight = (folder: string): string | undefined =>
  nightsIn(folder).at(-keptNights);

/** Keeps the newest backup of each of fourteen nights; the new one regardless of the date in its name. */
function prune(folder: string, made: string): void {
  const nights = nightsIn(folder).filter((night) => night !== nightOf(made));
  const kept = new Set(nights.slice(1 - keptNights));
  const newest = new Map(
    backupsIn(folder)
      .sort()
      .map((name) => [nightOf(name), name]),
  );
  for (const name of backupsIn(folder))
    if (name !== made && !(kept.has(nightOf(name)) && newest.get(nightOf(name)) === name))
      rmSync(join(folder, name));
  // Backups that a power cut interrupted.
  for (const part of globSync(`${folder}/*.part*`)) rmSync(part);
}

/** Restores a backup beside the data, and compares what arrives with what was saved. */
async function drill(env: Env, file: string, saved: Counts): Promise<void> {
  const { DATABASE_URL } = env;
  const restored =
    DATABASE_URL === undefined
      ? await inTemporaryFolder((DATA_DIR) => restoreBackup({ DATA_DIR, mail: true }, file))
      : await restorePostgres({ ...env, DATABASE_URL, mail: true }, file).finally(() =>
          dropBeside(DATABASE_URL),
        );
  if (JSON.stringify(restored) !== JSON.stringify(saved))
    throw new Error(
      `The restore drill failed: ${file} should hold ${describeCounts(saved)}, and ${describeCounts(restored)} came back.`,
    );
  console.info(`Restored ${describeCounts(restored)} from ${file}, as a drill.`);
}

async function backUpTonight(env: Env, folder: string): Promise<void> {
  const { DATABASE_URL } = env;
  const name = `${nameNow()}.gz`;
  const file = join(folder, name);
  const saved = await (DATABASE_URL === undefined
    ? makeBackup(env, file)
    : dumpPostgres({ ...env, DATABASE_URL }, file));
  console.info(`${file} holds ${describeCounts(saved)}.`);
  prune(folder, name);
  const oldest = oldestKeptNight(folder);
  if (DATABASE_URL !== undefined && oldest !== undefined) await dropBefore(DATABASE_URL, oldest);
  const mark = join(folder, "drilled");
  const month = name.slice(0, 7);
  if (existsSync(mark) && readFileSync(mark, "utf8") === month) return;
  await drill(env, file, saved);
  writeFileSync(mark, month);
}

export const nightlyCommands: Record<string, OwnerCommand> = {
  nightly: {
    does: [
      "back up into BACKUP_DIR, where one a night stays for fourteen",
      "nights, and once a month try to restore it",
    ],
    async run() {
      const env = readEnv();
      if (env.BACKUP_DIR === undefined) throw new Error("BACKUP_DIR is not set.");
      // The program reports it while this file is there.
      const failed = join(env.BACKUP_DIR, "failed");
      try {
        await backUpTonight(env, env.BACKUP_DIR);
        rmSync(failed, { force: true });
      } catch (error) {
        writeFileSync(failed, String(error));
        throw error;
      }
    },
  },
};
