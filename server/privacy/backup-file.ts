import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { look } from "#server/db/sqlite-file.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs `work`, then `clean`: also if it fails, or a signal ends the process. */
async function cleanUpAfter<Result>(
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

export async function inTemporaryFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  return cleanUpAfter(clean, () => use(folder));
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

export const compress = (source: Readable, file: string): Promise<void> =>
  pipeline(source, createGzip(), createWriteStream(file, { mode: 0o600 }));

/** How a file begins, by what is in it. */
const beginnings = { sqlite: "SQLite format 3\0", postgres: "PGDMP", gzip: "\x1f\x8b" };

async function beginsAs(file: string, kind: keyof typeof beginnings): Promise<boolean> {
  const wanted = beginnings[kind];
  const begins = createReadStream(file, { end: wanted.length - 1, encoding: "latin1" });
  return (await text(begins)) === wanted;
}

/** Decompresses a backup, whose checksum finds each lost or changed bit. @throws if it is none of this engine */
export async function withUnpacked<Result>(
  file: string,
  engine: "sqlite" | "postgres",
  use: (unpacked: string) => Promise<Result>,
): Promise<Result> {
  if (!look(file)?.isFile()) throw new Error(`There is no file ${file}.`);
  if (await beginsAs(file, "sqlite"))
    throw new Error(
      `${file} is not compressed. A backup of version 1.0.0 is restored by that version. The database itself is put ` +
        "in place of bookings.db while the program is stopped.",
    );
  if (!(await beginsAs(file, "gzip"))) throw new Error(`${file} is not a backup.`);
  return inTemporaryFolder(async (folder) => {
    const unpacked = join(folder, "unpacked");
    const target = createWriteStream(unpacked, { mode: 0o600 });
    await pipeline(createReadStream(file), createGunzip(), target).catch((cause: unknown) => {
      throw new Error(`${file} is damaged: ${String(cause)}`, { cause });
    });
    if (await beginsAs(unpacked, engine)) return use(unpacked);
    const isOther = await beginsAs(unpacked, engine === "sqlite" ? "postgres" : "sqlite");
    throw new Error(
      isOther
        ? `${file} is a backup of the other engine: restore it there, then move the data. Nothing was changed.`
        : `${file} is not a backup.`,
    );
  });
}
