import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { validBooking } from "#server/testing/bookings.ts";

/** What SQLite and PostgreSQL write at the least, and how many of them the file holds before it begins again. */
const block = Buffer.alloc(4096, "x");
const blocks = 1000;

/** How often a second something can be done that ends on the disk. */
function countFor(seconds: number, use: (time: number) => void): number {
  const from = performance.now();
  let times = 0;
  for (; performance.now() - from < seconds * 1000; times += 1) use(times);
  return (times * 1000) / (performance.now() - from);
}

function inFolder<Result>(use: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "bench-disk-"));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Blocks a second that are written over others and reach the disk, one after the other: nothing durable is faster. */
export const syncedWrites = (seconds: number): number =>
  inFolder((folder) => {
    const file = openSync(join(folder, "bare"), "w");
    for (let place = 0; place < blocks; place += 1) writeSync(file, block);
    fdatasyncSync(file);
    const rate = countFor(seconds, (time) => {
      writeSync(file, block, 0, block.length, (time % blocks) * block.length);
      fdatasyncSync(file);
    });
    closeSync(file);
    return rate;
  });

/** Commits a second of node:sqlite alone, one row each, with the server's own settings. */
export const bareCommits = (seconds: number): number =>
  inFolder((folder) => {
    const database = new DatabaseSync(join(folder, "bare.db"));
    database.exec("pragma journal_mode = wal; pragma synchronous = full; create table rows (text)");
    const insert = database.prepare("insert into rows values (?)");
    const row = JSON.stringify(validBooking);
    const rate = countFor(seconds, () => insert.run(row));
    database.close();
    return rate;
  });
