import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { dayMs, hourMs } from "#domain/dates.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { type FitnessOptions, freeShare, limits, watchFitness } from "./fitness.ts";

const folder = temporaryFolder(afterAll);
const now = new Date("2026-11-20T17:00:00.000Z");
const isFull = freeShare(folder) < limits.freeShare;

const found = {
  mail: false,
  webhook: false,
  growth: false,
  newestBooking: "2026-11-18T16:00:00.000Z",
};

/** What is wrong with `given`, but for the disk of this machine. */
async function unfitWith(
  given: Partial<FitnessOptions["env"]>,
  refused: Partial<typeof found> = {},
  certificateMs = 90 * dayMs,
) {
  const env = { DATA_DIR: folder, SITE_URL: "https://site.example", ...given };
  const unfit = await watchFitness({
    env,
    // What each of its commands answers.
    store: {
      run: (command) =>
        Promise.resolve(
          JSON.parse(JSON.stringify({ ...found, ...refused, command: command.name })),
        ),
    },
    now: () => now,
    askCertificate: async () => now.getTime() + certificateMs,
  })();
  return unfit.filter((name) => !(isFull && name === "diskLow"));
}

test("all is well", async () => {
  expect(await unfitWith({})).toEqual([]);
});

test.each([
  ["mailFailed", {}, { mail: true }],
  ["webhooksRefused", {}, { webhook: true }],
  ["growth", {}, { growth: true }],
  ["quiet", { QUIET_DAYS: 2 }, {}],
] as const)("%s is found", async (name, env, refused) => {
  expect(await unfitWith(env, refused)).toEqual([name]);
});

test("without bookings for exactly as long as allowed, all is well", async () => {
  expect(await unfitWith({ QUIET_DAYS: 3 })).toEqual([]);
});

test("a certificate is reported two weeks before its end, on https only", async () => {
  expect(await unfitWith({}, {}, 13 * dayMs)).toEqual(["certificate"]);
  expect(await unfitWith({ SITE_URL: "http://localhost:3000" }, {}, 13 * dayMs)).toEqual([]);
});

test("the newest backup may be 26 hours old", async () => {
  const BACKUP_DIR = mkdtempSync(join(folder, "backups-"));
  const file = join(BACKUP_DIR, "2026-11-19-150000.db");
  writeFileSync(file, "");
  const written = (hours: number) =>
    utimesSync(file, now, new Date(now.getTime() - hours * hourMs));
  written(26);
  expect(await unfitWith({ BACKUP_DIR })).toEqual([]);
  writeFileSync(join(BACKUP_DIR, "failed"), "");
  expect(await unfitWith({ BACKUP_DIR })).toEqual(["backupFailed"]);
  rmSync(join(BACKUP_DIR, "failed"));
  written(27);
  expect(await unfitWith({ BACKUP_DIR })).toEqual(["backupOld"]);
});

test.each([
  ["made no backup", join(folder, "none")],
  ["a file in place of the folder", import.meta.filename],
])("a machine that has %s is reported after its first night", async (_, BACKUP_DIR) => {
  let time = now;
  const findUnfit = watchFitness({
    env: { DATA_DIR: folder, SITE_URL: "http://localhost:3000", BACKUP_DIR },
    store: { run: () => Promise.reject(new Error("away")) },
    now: () => time,
  });
  time = new Date(now.getTime() + 27 * hourMs);
  expect(await findUnfit()).toContain("backupOld");
  expect(await unfitWith({ BACKUP_DIR })).toEqual([]);
});

test("what cannot be checked is not reported", async () => {
  const unfit = watchFitness({
    env: { DATA_DIR: join(folder, "none"), SITE_URL: "https://site.example" },
    store: { run: () => Promise.reject(new Error("away")) },
    now: () => now,
    askCertificate: () => Promise.reject(new Error("offline")),
  });
  expect(await unfit()).toEqual([]);
});
