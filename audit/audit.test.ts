import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isAllowed } from "./allowed-licenses.ts";
import { findFaults } from "./find-faults.ts";
import { listLicenses } from "./list-licenses.ts";
import { readPackages } from "./read-packages.ts";

const packages = readPackages(".");

test("every license is allowed by name, and the list is up to date", () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(findFaults(".", packages)).toEqual([]);
  expect(readFileSync("docs/licenses.md", "utf8")).toBe(listLicenses(packages));
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["Apache-2.0 AND LGPL-3.0-or-later AND MIT", true],
  ["MIT AND GPL-3.0-only", false],
  ["AGPL-3.0-only", false],
  ["SEE LICENSE IN LICENSE", false],
  ["", false],
])("%j is allowed: %s", (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});

test("a license that is missing, not allowed or another one is said", () => {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const install = (name: string, manifest: object) => {
    mkdirSync(join(folder, "node_modules", name), { recursive: true });
    writeFileSync(join(folder, "node_modules", name, "package.json"), JSON.stringify(manifest));
  };
  install("changed", { license: "GPL-3.0-only" });
  install("silent", {});
  const lock = {
    "": {},
    "node_modules/changed": { version: "1.0.0", license: "MIT" },
    "node_modules/silent": { version: "1.0.0", license: "MIT" },
    "node_modules/stated": { version: "1.0.0", license: "AGPL-3.0-only" },
    "node_modules/nothing": { version: "1.0.0" },
    "node_modules/tool-linux-x64": { version: "1.0.0", license: "MIT" },
    "node_modules/tool-win32-x64": { version: "1.0.0" },
    "node_modules/tool-darwin-x64": { version: "2.0.0" },
  };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: lock }));
  expect(findFaults(folder, readPackages(folder))).toEqual([
    "changed: MIT in the lockfile, GPL-3.0-only in itself",
    "silent: MIT in the lockfile, none in itself",
    "stated: AGPL-3.0-only is not in audit/allowed-licenses.ts",
    "nothing: nobody states its license",
    "tool-darwin-x64: nobody states its license",
  ]);
  rmSync(folder, { recursive: true });
});

test("whatever wants to run a script when it is installed is allowed or refused by its name", () => {
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const wanting = new Set(
    packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  );
  expect([...wanting].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});
