import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openStore } from "#server/open-store.ts";
import { newDatabase } from "#server/testing/new-stores.ts";
import { hasPostgresTools } from "#server/testing/postgres.ts";
import { runOwner } from "#server/testing/run-owner.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { oldestKeptNight } from "./nightly.ts";

const outer = temporaryFolder(afterAll);
const DATA_DIR = join(outer, "data");
beforeAll(async () => {
  await (await openStore({ DATA_DIR })).close();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const nights = Array.from(
  { length: 20 },
  (_, night) => `2026-11-${String(night + 1).padStart(2, "0")}-090000.gz`,
);

function newFolder(): string {
  const folder = mkdtempSync(join(outer, "backups-"));
  for (const name of [...nights, "notes.txt", "2026-11-20-100000.gz.part"])
    writeFileSync(join(folder, name), "");
  return folder;
}

function backUp(folder: string, time: string, more = {}) {
  vi.setSystemTime(time);
  const env = { DATA_DIR, DATABASE_URL: "", BACKUP_DIR: folder, ...more };
  return runOwner(["nightly"], { env });
}

const left = (folder: string) => readdirSync(folder).filter((name) => name !== "drilled");

test.each([
  ["right", "2026-11-21"],
  ["400 days ahead", "2027-12-26"],
  ["30 years ahead", "2056-11-21"],
  ["30 years behind", "1996-11-21"],
])("with a clock that is %s, the new backup and the previous thirteen are kept", async (_, day) => {
  const folder = newFolder();
  expect(await backUp(folder, `${day}T09:00:00Z`)).toMatchObject({ status: 0 });
  const kept = [...nights.slice(-13), `${day}-090000.gz`].sort();
  expect(left(folder)).toEqual([...kept, "notes.txt"]);
  expect(oldestKeptNight(folder)).toBe(kept[0]?.slice(0, 10));
});

test("many backups of one day push out none of another", async () => {
  const folder = newFolder();
  for (const time of ["09:00:00", "09:00:20", "10:00:00"])
    expect(await backUp(folder, `2026-11-21T${time}Z`)).toMatchObject({ status: 0 });
  expect(left(folder)).toEqual([...nights.slice(-13), "2026-11-21-100000.gz", "notes.txt"]);
});

test("a backup that fails deletes nothing, and leaves a mark until one succeeds", async () => {
  const folder = newFolder();
  const failed = await backUp(folder, "2026-11-21T09:00:00Z", { DATA_DIR: join(outer, "nothing") });
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain("There is no database here");
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([...nights, "failed"]));
  expect(await backUp(folder, "2026-11-21T09:10:00Z")).toMatchObject({ status: 0 });
  expect(existsSync(join(folder, "failed"))).toBe(false);
});

test.each([
  ["SQLite", false],
  ["PostgreSQL", true],
])("once a month the newest backup is restored beside the data: %s", async (_, isPostgres) => {
  if (isPostgres && !hasPostgresTools) return;
  const folder = newFolder();
  const more = isPostgres ? { DATABASE_URL: await newDatabase() } : {};
  const drilled = async (time: string) =>
    /as a drill/.test((await backUp(folder, time, more)).stdout);
  expect(await drilled("2026-11-21T09:00:00Z")).toBe(true);
  expect(await drilled("2026-11-22T09:00:00Z")).toBe(false);
  expect(await drilled("2026-12-01T09:00:00Z")).toBe(true);
  expect(readFileSync(join(folder, "drilled"), "utf8")).toBe("2026-12");
});

test.runIf(hasPostgresTools)(
  "a drill that fails counts as a failed backup, which raises the alarm, and is tried again the next night",
  async () => {
    const folder = mkdtempSync(join(outer, "drills-"));
    const DATABASE_URL = await newDatabase();
    const beside = `${DATABASE_URL}_new`;
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    await client.query(`create database ${new URL(beside).pathname.slice(1)}`);
    await client.end();
    const inTheWay = new pg.Client(beside);
    await inTheWay.connect();
    expect(await backUp(folder, "2026-11-21T09:00:00Z", { DATABASE_URL })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("is being accessed by other users"),
    });
    expect(readdirSync(folder).sort()).toEqual(["2026-11-21-090000.gz", "failed"]);
    await inTheWay.end();
    const next = await backUp(folder, "2026-11-22T09:00:00Z", { DATABASE_URL });
    expect(next).toMatchObject({ status: 0, stdout: expect.stringContaining("as a drill") });
    expect(existsSync(join(folder, "failed"))).toBe(false);
  },
);
