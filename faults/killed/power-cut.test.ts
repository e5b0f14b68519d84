import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { amount } from "#faults/amount.ts";
import {
  booked,
  expectNothingLost,
  refused,
  sendVisitors,
  type Visitors,
  waitForMore,
} from "#faults/visitors.ts";
import { randomIntegers } from "#server/testing/fuzz.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { startServer } from "#server/testing/process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { makeExt4Volume } from "./ext4-volume.ts";

const rounds = amount({ short: 1, full: 25 });
const maxDelayMs = 1000;
const made = makeExt4Volume();
const volume = "reason" in made ? undefined : made;
if ("reason" in made) console.info(`power cut not run: ${made.reason}`);
afterAll(() => volume?.remove());

/**
 * Cuts the power of a machine under load. Its programs are paused first: they would live on, and the system says to
 * those that wait for the volume at that moment that their data are on it.
 */
async function cut(
  machine: { pause(): Promise<void>; kill(): Promise<void> },
  visitors: Visitors,
  delayMs: number,
) {
  await waitForMore(booked(visitors), 1);
  await wait(delayMs);
  await machine.pause();
  volume?.cut();
  await machine.kill();
  await volume?.mountAgain();
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
      await cut(server, visitors, delayMs);
      server = await startServer({ DATA_DIR }, ["--api-only"]);
    }
    await visitors.stop();
    expect(await server.stop()).toBe(0);
    const where = { DATA_DIR, DATABASE_URL: "" };
    await expectNothingLost(`${rounds} power cuts, SQLite`, visitors, where);
  },
);

test.skipIf(!volume)(
  "a server whose disk breaks under load refuses bookings, and lives",
  async () => {
    if (!volume) return;
    const DATA_DIR = join(volume.folder, "breaking");
    const server = await startServer({ DATA_DIR }, ["--api-only"]);
    const visitors = sendVisitors(() => server.url, { prefix: "breaks" });
    onTestFinished(async () => {
      await server.kill();
      await visitors.stop();
      await volume.mountAgain();
    });
    await waitForMore(booked(visitors), 1);
    volume.cut();
    await waitForMore(refused(visitors), 50);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  },
);

test.skipIf(!volume)(
  `after ${rounds} power cuts of its machine under load, PostgreSQL has every acknowledged booking`,
  async () => {
    if (!volume) return;
    const DATA_DIR = temporaryFolder(onTestFinished);
    const postgres = await startPostgres({ sync: true, folder: volume.folder });
    onTestFinished(async () => {
      await postgres.kill();
      await postgres.stop();
    });
    const DATABASE_URL = await postgres.createDatabase();
    const server = await startServer({ DATABASE_URL, DATA_DIR }, ["--api-only"]);
    const visitors = sendVisitors(() => server.url, { prefix: "power" });
    onTestFinished(async () => {
      server.process.kill("SIGKILL");
      await visitors.stop();
    });
    for (const delayMs of randomIntegers(rounds, maxDelayMs)) {
      await cut(postgres, visitors, delayMs);
      await waitForMore(refused(visitors), 1);
      await postgres.start();
    }
    await visitors.stop();
    expect(await server.stop()).toBe(0);
    const where = { DATA_DIR, DATABASE_URL };
    await expectNothingLost(`${rounds} power cuts, PostgreSQL`, visitors, where);
  },
);
