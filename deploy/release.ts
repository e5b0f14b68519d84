import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { isPublicSite, readEnv } from "#env";
import { buildOf } from "#server/http/built-site.ts";

// Before the build the address is in the environment, afterward in what was built.
const isCheck = process.argv.includes("--check");
const built = isCheck ? undefined : buildOf("dist");
const SITE_URL = built?.siteUrl ?? readEnv().SITE_URL;
if (!isPublicSite({ SITE_URL })) {
  console.error(
    `SITE_URL is ${SITE_URL}: a release needs the public address, as in SITE_URL=https://scoopdale.com npm run release. No release was made.`,
  );
  process.exit(1);
}
if (!built) process.exit();
const { version, license } = z
  .object({ version: z.string(), license: z.string() })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const name = `scoopdale-${version}-${built.builtAt.slice(0, 10)}`;
const folder = join("dist", name);
const archive = `${name}.tar.gz`;

/** What a server needs: the built program, Node, and what starts it. No package is installed there. */
function fill(): void {
  for (const built of ["site", "render", "server", "notices", "headers.json", "build.json"])
    cpSync(join("dist", built), join(folder, "dist", built), { recursive: true });
  for (const file of [
    "Caddyfile",
    "nginx.conf",
    "install.sh",
    "scoopdale.service",
    "scoopdale.socket",
    "scoopdale.sh",
    "scoopdale-backup.service",
    "scoopdale-backup.timer",
  ])
    cpSync(join("deploy", file), join(folder, "deploy", file));
  cpSync("LICENSE", join(folder, "LICENSE"));
  const program = { name: "scoopdale", version, license, private: true, type: "module" };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(program, null, 2)}\n`);
  // The runtime of this system: machines of another kind need their own Node 24 there.
  mkdirSync(join(folder, "bin"));
  cpSync(process.execPath, join(folder, "bin/node"), { dereference: true });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
try {
  fill();
  const { status, stderr } = spawnSync("tar", ["-czf", archive, name], {
    cwd: "dist",
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`tar failed: ${stderr}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const packed = readFileSync(join("dist", archive));
const digest = createHash("sha256").update(packed).digest("hex");
writeFileSync(join("dist", `${archive}.sha256`), `${digest}  ${archive}\n`);
console.info(`dist/${archive}: ${(packed.length / 1e6).toFixed(1)} MB, sha256 ${digest}`);
