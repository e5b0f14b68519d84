import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { amount } from "#faults/amount.ts";
import { storedInFile, storedInPostgres } from "#faults/stored.ts";
import { sendVisitors, type Visitors } from "#faults/visitors.ts";
import { randomIntegers } from "#server/testing/fuzz.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres.ts";
import { startServer } from "#server/testing/process.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { makeExt4Volume } from "./ext4-volume.ts";
import { halfStoredInFile, halfStoredInPostgres } from "./half-stored.ts";

const rounds = amount({ short: 1, full: 25 });
const maxDelayMs = 1000;
const made = makeExt4Volume();
const volume = "reason" in made ? undefined : made;
if ("reason" in made) console.info(`power cut not run: ${made.reason}`);
let postgres: PostgresServer | undefined;
afterAll(async () => {
  await postgres?.kill();
  await postgres?.stop();
  volume?.remove();
});

/** Cuts the power under load, and waits until the visitors notice. */
async function cut(visitors: Visitors, delayMs: number) {
  const known = visitors.acknowledged.size;
  await expect.poll(() => visitors.acknowledged.size).toBeGreaterThan(known);
  await wait(delayMs);
  const refused = () => visitors.seen.get("503") ?? 0;
  const before = refused();
  volume?.cut();
  await expect.poll(refused, { interval: 5 }).toBeGreaterThan(before);
}

test.skipIf(!volume)(
  `after ${rounds} power cuts under load, SQLite has every acknowledged booking`,
  async () => {
    if (!volume) return;
    const DATA_DIR = join(volume.folder, "sqlite");
    let server = await startServer({ DATA_DIR }, ["--api-only"]);
    const visitors = sendVisitors(() => server.url, { prefix: "power" });
    onTestFinished(async () => {
      server.process.kill("SIGKILL");
      await visitors.stop();
    });
    for (const delayMs of randomIntegers(rounds, maxDelayMs)) {
      await cut(visitors, delayMs);
      const exit = once(server.process, "exit");
      server.process.kill("SIGKILL");
      await exit;
      await volume.mountAgain();
      server = await startServer({ DATA_DIR }, ["--api-only"]);
    }
    await visitors.stop();
    expect(await server.stop()).toBe(0);
    const halves = halfStoredInFile(DATA_DIR);
    expectNothingLost(`${rounds} power cuts, SQLite`, visitors, {
      stored: storedInFile(DATA_DIR),
      halves,
    });
  },
);

test.skipIf(!volume)(
  `after ${rounds} power cuts of its machine under load, PostgreSQL has every acknowledged booking`,
  async () => {
    if (!volume) return;
    const DATA_DIR = mkdtempSync(join(tmpdir(), "power-cut-"));
    postgres = await startPostgres({ sync: true, folder: volume.folder });
    const DATABASE_URL = await postgres.createDatabase();
    const server = await startServer({ DATABASE_URL, DATA_DIR }, ["--api-only"]);
    const visitors = sendVisitors(() => server.url, { prefix: "power" });
    onTestFinished(async () => {
      server.process.kill("SIGKILL");
      await visitors.stop();
    });
    for (const delayMs of randomIntegers(rounds, maxDelayMs)) {
      await cut(visitors, delayMs);
      await postgres.kill();
      await volume.mountAgain();
      await postgres.start();
    }
    await visitors.stop();
    expect(await server.stop()).toBe(0);
    rmSync(DATA_DIR, { recursive: true });
    const halves = await halfStoredInPostgres(DATABASE_URL);
    const stored = await storedInPostgres(DATABASE_URL);
    expectNothingLost(`${rounds} power cuts, PostgreSQL`, visitors, { stored, halves });
  },
);
