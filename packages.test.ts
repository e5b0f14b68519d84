import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const { scripts, dependencies, allowScripts } = z
  .object({
    scripts: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

test("without the build tools, npm run build ends with one line that says how to install them", () => {
  const empty = mkdtempSync(join(tmpdir(), "packages-"));
  const { status, stdout, stderr } = spawnSync("sh", ["-c", scripts["prebuild"] ?? ""], {
    cwd: empty,
    encoding: "utf8",
  });
  rmSync(empty, { recursive: true });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe("The tools of the build are missing: install with npm ci --include=dev\n");
});

test.each(["serve", "golive", "bench", "pictures"])(
  "without a build, npm run %s ends with one line that says how to make one",
  (script) => {
    const empty = mkdtempSync(join(tmpdir(), "packages-"));
    copyFileSync("package.json", join(empty, "package.json"));
    const { status, stderr } = spawnSync("npm", ["run", "--silent", script], {
      cwd: empty,
      encoding: "utf8",
    });
    rmSync(empty, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toBe('dist holds no built server: run "npm run build" first\n');
  },
);

test("a production install brings Node and what the server's source imports, nothing else", () => {
  const files = globSync("{server,domain,content}/**/*.ts").filter(
    (file) => !/\.(test|contract)\.ts$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const packages = files.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /(?: from |import\()"(@[\w-]+\/[\w-]+|[a-z][\w.-]*\b(?!:))/g,
      ),
    ].map(([, name = ""]) => name),
  );
  expect([...new Set([...packages, "node"])].toSorted()).toEqual(Object.keys(dependencies));
});

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        hasInstallScript: z.optional(z.boolean()),
        integrity: z.optional(z.string()),
        inBundle: z.optional(z.boolean()),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

test("every package has a hash, or is in another's archive", () => {
  const without = Object.entries(packages).filter(
    ([path, { integrity, inBundle }]) => path !== "" && !inBundle && !integrity,
  );
  expect(without).toEqual([]);
});

test("every package with an install script is allowed or refused by name, else npm stops", () => {
  expect(readFileSync(".npmrc", "utf8")).toContain("strict-allow-scripts=true\n");
  const wanting = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect([...new Set(wanting)].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});
