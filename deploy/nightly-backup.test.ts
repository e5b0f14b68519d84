import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "#server/open-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const outer = temporaryFolder(afterAll);
const DATA_DIR = join(outer, "data");
beforeAll(async () => {
  await (await openStore({ DATA_DIR })).close();
});
/** As a release is unpacked. */
const program = join(outer, "program");
mkdirSync(join(program, "bin"), { recursive: true });
symlinkSync(process.execPath, join(program, "bin/node"));
symlinkSync(resolve("dist"), join(program, "dist"));

const nights = Array.from(
  { length: 20 },
  (_, night) => `2026-11-${String(night + 1).padStart(2, "0")}-090000.db`,
);

/** Makes a backup in a folder that already has twenty, with the clock at `date`. */
function backup(date: string, data = DATA_DIR) {
  const folder = mkdtempSync(join(outer, "backups-"));
  for (const name of [...nights, "notes.txt", ...(data === DATA_DIR ? ["failed"] : [])])
    writeFileSync(join(folder, name), "");
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "date"), `#!/bin/sh\necho ${date}\n`);
  chmodSync(join(bin, "date"), 0o755);
  const { status, stderr } = spawnSync("sh", [resolve("deploy/nightly-backup.sh"), folder], {
    cwd: program,
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env["PATH"]}`,
      DATA_DIR: data,
      DATABASE_URL: "",
    },
    encoding: "utf8",
  });
  rmSync(bin, { recursive: true });
  return { status, stderr, left: readdirSync(folder).sort() };
}

test.each([
  ["right", "2026-11-21-090000"],
  ["400 days ahead", "2027-12-26-090000"],
  ["30 years ahead", "2056-11-21-090000"],
  ["30 years behind", "1996-11-21-090000"],
])("with a clock that is %s, the new backup and the previous thirteen are kept", (_, date) => {
  const { status, left } = backup(date);
  expect(status).toBe(0);
  expect(left).toEqual([...nights.slice(-13), `${date}.db`, "notes.txt"].sort());
});

test("the nightly unit runs this script alone", () => {
  const unit = readFileSync("deploy/scoopdale-backup.service", "utf8");
  expect(unit.match(/^Exec.*/gm)).toEqual([
    "ExecStart=/bin/sh deploy/nightly-backup.sh /var/lib/scoopdale-backups",
  ]);
});

test("a backup that fails deletes nothing, and leaves a mark until one succeeds", () => {
  const { status, stderr, left } = backup("2026-11-21-090000", join(outer, "nothing"));
  expect(status).not.toBe(0);
  expect(stderr).toContain("There is no database here");
  expect(left).toEqual([...nights, "failed", "notes.txt"].sort());
});
