import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { writeAtomically } from "./backup-file.ts";

const folder = temporaryFolder(afterAll);

/** Begins to write a file and never ends. */
const endless = (file: string) => `
  import { writeAtomically } from "${import.meta.resolve("./backup-file.ts")}";
  setInterval(() => {}, 1000);
  await writeAtomically(${JSON.stringify(file)}, () => { console.log("writing"); return new Promise(() => {}); });
`;

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s leaves nothing behind", async (signal) => {
  const file = join(folder, signal);
  const child = spawn(process.execPath, ["--input-type=module", "--eval", endless(file)]);
  await once(child.stdout, "data");
  expect(existsSync(`${file}.part`)).toBe(true);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([null, signal]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a partial file left by a power cut is named in the error, with what to do about it", async () => {
  const file = join(folder, "cut");
  writeFileSync(`${file}.part`, "half");
  await expect(writeAtomically(file, async () => {})).rejects.toThrow(
    `${file}.part exists: another backup is being written, or one was interrupted. Delete the file if none is being written.`,
  );
  expect(readdirSync(folder)).toEqual(["cut.part"]);
});
