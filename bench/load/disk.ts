import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { withFolder } from "#bench/measure.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";

/** SQLite and PostgreSQL write at least this many bytes. */
const block = Buffer.alloc(4096, "x");
const blocks = 1000;

/** Calls per second of something that writes to the disk. */
function rateOf(seconds: number, use: (call: number) => void): number {
  const from = performance.now();
  let calls = 0;
  for (; performance.now() - from < seconds * 1000; calls += 1) use(calls);
  return (calls * 1000) / (performance.now() - from);
}

/** Blocks per second that are overwritten on the disk one after the other: nothing durable is faster. */
export const syncedWrites = (seconds: number) =>
  withFolder((folder) => {
    const file = openSync(join(folder, "bare"), "w");
    for (let place = 0; place < blocks; place += 1) writeSync(file, block);
    fdatasyncSync(file);
    const rate = rateOf(seconds, (call) => {
      writeSync(file, block, 0, block.length, (call % blocks) * block.length);
      fdatasyncSync(file);
    });
    closeSync(file);
    return rate;
  });

/** Commits a second of node:sqlite alone, one row each, with the server's own settings. */
export const bareCommits = (seconds: number) =>
  withFolder((folder) => {
    const database = new DatabaseSync(join(folder, "bare.db"));
    database.exec("pragma journal_mode = wal; pragma synchronous = full; create table rows (text)");
    const insert = database.prepare("insert into rows values (?)");
    const row = JSON.stringify(validBooking);
    const rate = rateOf(seconds, () => insert.run(row));
    database.close();
    return rate;
  });
