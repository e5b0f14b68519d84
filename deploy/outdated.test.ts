import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const folder = temporaryFolder(afterAll);
const [major = ""] = process.version.split(".");

/** Runs it with other answers of npm and of Node's pages. */
function run({ audit = 0, security = false, end = "2999-04-30" }) {
  writeFileSync(join(folder, "npm"), `#!/bin/sh\nexit ${audit}\n`, { mode: 0o755 });
  const releases = [
    { version: `${major}.9999.0`, security },
    { version: "v9999.0.0", security: true },
    { version: process.version, security: true },
  ];
  const answers = { "index.json": releases, "schedule.json": { [major]: { end } } };
  const page = join(folder, "pages.mjs");
  writeFileSync(
    page,
    `const answers = ${JSON.stringify(answers)};
    globalThis.fetch = async (url) => Response.json(answers[url.split("/").at(-1)]);`,
  );
  const { status, stdout } = spawnSync(process.execPath, ["--import", page, "deploy/outdated.ts"], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}:/usr/bin:/bin` },
  });
  return { status, stdout };
}

test.each([
  ["well", {}, 0, "no known ones. It is supported until 2999-04-30.\n"],
  ["behind a fix", { security: true }, 1, `change node-linux-* to ${major}.9999.0.`],
  ["past its end", { end: "2026-04-30" }, 1, "supported until 2026-04-30."],
  ["well, but not the packages", { audit: 1 }, 1, "no known ones"],
])("when Node is %s, that is said", (_, given, status, words) => {
  const said = run(given);
  expect(said.stdout).toContain(words);
  expect(said.status).toBe(status);
});
