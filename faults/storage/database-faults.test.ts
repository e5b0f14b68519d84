import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { amount, isFull } from "#faults/amount.ts";
import {
  book,
  booked,
  compare,
  refused,
  sendVisitors,
  storedIn,
  waitForMore,
} from "#faults/visitors.ts";
import { makeBackup, restoreBackup } from "#server/privacy/backup.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { startServer } from "#server/testing/process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const folder = temporaryFolder(afterAll);

const visitorsAtOnce = 8;

const names = ["bookings.db", "bookings.db-wal", "bookings.db-shm"];

test.concurrent("with the whole folder deleted nothing is acknowledged until the program is started on a restored backup", async () => {
  const backup = join(folder, "backup.gz");
  const DATA_DIR = join(folder, "deleted");
  let server = await startServer({ DATA_DIR }, ["--api-only"]);
  const visitors = sendVisitors(() => server.url, { count: visitorsAtOnce, prefix: "visitor" });
  await waitForMore(booked(visitors), 50);
  await makeBackup({ DATA_DIR }, backup);
  // Emails are written meanwhile. rmSync continues after new files, but silently stops at renamed ones.
  while (names.some((name) => existsSync(join(DATA_DIR, name))))
    rmSync(DATA_DIR, { recursive: true, maxRetries: 10 });
  const known = visitors.acknowledged.size;
  await waitForMore(refused(visitors), 70);
  const before = new Set(visitors.acknowledged.keys());
  await server.stop();
  await restoreBackup({ DATA_DIR, mail: true }, backup);
  server = await startServer({ DATA_DIR }, ["--api-only"]);
  await waitForMore(booked(visitors), 50);
  await visitors.stop();
  expect(await server.stop()).toBe(0);
  // At most the answers that were on their way, one for each visitor.
  expect(before.size - known).toBeLessThanOrEqual(visitorsAtOnce);
  const stored = await storedIn({ DATA_DIR });
  const since = [...visitors.acknowledged].filter(([key]) => !before.has(key));
  const { missing, doubled } = compare({ acknowledged: new Map(since) }, stored);
  console.info("deleted, then restored:", { since: since.length, missing: missing.length });
  expect([missing, doubled]).toEqual([[], 0]);
  // What came after the backup is lost with the folder: sent again, it is another booking.
  expect(visitors.differing.filter((key) => !before.has(key))).toEqual([]);
});

test("while another program locks it, pages work, and bookings are refused within seconds and stored afterwards", async () => {
  const DATA_DIR = join(folder, "locked-long");
  const server = await startServer({ DATA_DIR });
  expect(await book(server.url, "before")).toHaveProperty("id");
  // The program may still be writing.
  const lock = new DatabaseSync(join(DATA_DIR, "bookings.db"), { timeout: 30_000 });
  lock.exec("begin exclusive");
  onTestFinished(() => lock.close());
  const refused = Promise.all(["one", "two"].map((key) => book(server.url, key)));
  expect((await fetch(server.url)).status).toBe(200);
  expect(await refused).toEqual([{ failed: "503" }, { failed: "503" }]);
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  expect(await ready()).toBe(503);
  lock.exec("rollback");
  expect(await book(server.url, "after")).toHaveProperty("id");
  expect(await server.stop()).toBe(0);
  expect((await storedIn({ DATA_DIR })).map(({ key }) => key).sort()).toEqual(["after", "before"]);
});

const seconds = amount({ short: 2, full: 12 });

test.concurrent(`while PostgreSQL hangs for ${seconds} s, pages work, bookings wait or fail, and then recover`, async () => {
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.createDatabase();
  const server = await startServer({ DATABASE_URL });
  const visitors = sendVisitors(() => server.url, { count: 8, prefix: "slow" });
  await waitForMore(booked(visitors), 50);
  await postgres.pause();
  const end = Date.now() + seconds * 1000;
  let pages = 0;
  for (; Date.now() < end; pages += 1) expect((await fetch(server.url)).status).toBe(200);
  postgres.resume();
  await waitForMore(booked(visitors), 50);
  await visitors.stop();
  expect(await server.stop()).toBe(0);
  const { missing, ...counts } = compare(visitors, await storedIn({ DATABASE_URL }));
  await postgres.stop();
  console.info(`stood still for ${seconds} s, ${pages} pages answered:`, {
    ...counts,
    missing: missing.length,
    seen: visitors.seen,
  });
  expect(missing).toEqual([]);
  expect(visitors.differing).toEqual([]);
  expect(counts.doubled).toBe(0);
  expect([...visitors.seen.keys()]).toEqual(isFull ? ["503"] : []);
});
