import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import type { BrokenName } from "#domain/broken.ts";
import { hourMs, minuteMs } from "#domain/dates.ts";
import { migrate } from "#server/db/migrate.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { claimMessages } from "#server/due-messages.ts";
import { withApp } from "#server/testing/app.ts";
import { queryPlans } from "#server/testing/query-plans.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import {
  findUndelivered,
  freeShare,
  limits,
  startAlarm,
  type Watched,
  watchBroken,
} from "./alarm.ts";
import { enqueue } from "./enqueue.ts";

const folder = temporaryFolder(afterAll);
const now = new Date("2026-11-20T17:00:00.000Z");
const isFull = freeShare(folder) < limits.freeShare;

/** Checks with an empty database, but for the disk of this machine. */
async function brokenWith(given: Partial<Watched["env"]>, later = now, isDown = false) {
  let broken: readonly BrokenName[] = [];
  await withApp({}, async ({ app }) => {
    let time = now;
    const check = isDown ? () => Promise.reject(new StorageError("gone")) : app.store.check;
    const find = watchBroken({
      env: { DATA_DIR: folder, SITE_URL: "http://localhost:3000", SMTP_URL: undefined, ...given },
      store: { run: app.store.run, check },
      now: () => time,
    });
    time = later;
    broken = await find();
  });
  return broken.filter((name) => !(isFull && name === "disk"));
}

test("an empty database on a machine of one's own is well", async () => {
  expect(await brokenWith({})).toEqual([]);
});

test("a public site without a mail server, and a database that does not answer, are broken", async () => {
  const SITE_URL = "https://site.example";
  expect(await brokenWith({ SITE_URL })).toEqual(["mailServer"]);
  expect(await brokenWith({ SITE_URL, SMTP_URL: "smtp://mail.example" })).toEqual([]);
  expect(await brokenWith({}, now, true)).toEqual(["database"]);
});

test("the newest backup may be 26 hours old, and must not have failed", async () => {
  const BACKUP_DIR = mkdtempSync(join(folder, "backups-"));
  const file = join(BACKUP_DIR, "2026-11-19-150000.gz");
  writeFileSync(file, "");
  const written = (hours: number) =>
    utimesSync(file, now, new Date(now.getTime() - hours * hourMs));
  written(26);
  expect(await brokenWith({ BACKUP_DIR })).toEqual([]);
  writeFileSync(join(BACKUP_DIR, "failed"), "");
  expect(await brokenWith({ BACKUP_DIR })).toEqual(["backup"]);
  rmSync(join(BACKUP_DIR, "failed"));
  written(27);
  expect(await brokenWith({ BACKUP_DIR })).toEqual(["backup"]);
});

test("a copy of the backups must have left the machine within two days", async () => {
  const OFFSITE_CHECK = join(folder, "copied");
  expect(await brokenWith({ OFFSITE_CHECK })).toEqual(["offsite"]);
  writeFileSync(OFFSITE_CHECK, "");
  for (const [hours, broken] of [
    [48, []],
    [49, ["offsite"]],
  ] as const) {
    utimesSync(OFFSITE_CHECK, now, new Date(now.getTime() - hours * hourMs));
    expect(await brokenWith({ OFFSITE_CHECK })).toEqual(broken);
  }
});

test.each([
  ["made no backup", join(folder, "none")],
  ["a file in place of the folder", import.meta.filename],
])("a machine that has %s is reported after its first night", async (_, BACKUP_DIR) => {
  expect(await brokenWith({ BACKUP_DIR })).toEqual([]);
  expect(await brokenWith({ BACKUP_DIR }, new Date(now.getTime() + 27 * hourMs))).toEqual([
    "backup",
  ]);
});

test("a message that is collected, and so leaves later, does not make its channel broken", async () => {
  const { db } = queryPlans();
  onTestFinished(() => db.destroy());
  await migrate(db, "sqlite");
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString();
  const collected = { id: "c", kind: "collected", text: "1", only: "mail" } as const;
  await enqueue(db, [{ ...collected, at: after(0), dueAt: after(20) }]);
  for (const minutes of [6, 20, 25])
    expect(await findUndelivered.run(db, { now: after(minutes) }), `${minutes}`).toEqual([]);
  // While it is sent it has one attempt, and no error yet.
  await claimMessages.run(db, { channel: "mail", now: after(20), limit: 1 });
  expect(await findUndelivered.run(db, { now: after(20) })).toEqual([]);
  await enqueue(db, [{ ...collected, id: "d", at: after(0), dueAt: after(20) }]);
  expect(await findUndelivered.run(db, { now: after(26) })).toEqual(["mail"]);
});

test("what is broken is reported and logged when it changes and once an hour, and its end is logged", async () => {
  vi.useFakeTimers({ now });
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  let broken: readonly BrokenName[] = ["disk"];
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const run = vi.fn(() => Promise.reject(new Error("gone")));
  const stop = startAlarm({
    findBroken: async () => broken,
    store: { run },
    now: () => new Date(),
    log: { error: log, info: log },
  });
  const disk = "This is broken: the server's disk is nearly full.";
  await minutes(60);
  expect(lines).toEqual([disk]);
  await minutes(1);
  expect(lines).toEqual([disk, disk]);
  broken = ["mail"];
  await minutes(1);
  expect(lines.slice(2)).toEqual(["This is broken: email does not go out."]);
  expect(run).toHaveBeenCalledTimes(62);
  broken = [];
  await minutes(120);
  expect(lines.slice(3)).toEqual(["Nothing is broken any more."]);
  broken = ["disk"];
  stop();
  await minutes(120);
  expect(lines).toHaveLength(4);
  vi.useRealTimers();
});
