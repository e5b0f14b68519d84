import { spawnSync } from "node:child_process";
import * as z from "zod/mini";

// Prints known vulnerabilities of packages and of the Node in a release, and its end of support; fails for either.
const packages = spawnSync("npm", ["audit", "--audit-level=high"], { stdio: "inherit" });
const releases = z.array(z.object({ version: z.string(), security: z.boolean() }));
const schedule = z.record(z.string(), z.object({ end: z.string() }));
const { version } = process;
const [major = ""] = version.split(".");

const ask = async (url: string): Promise<unknown> =>
  (await fetch(url, { signal: AbortSignal.timeout(30_000) })).json();

try {
  const fixes = releases
    .parse(await ask("https://nodejs.org/dist/index.json"))
    .filter((one) => one.security && one.version.startsWith(`${major}.`))
    .map((one) => one.version)
    .filter((one) => one.localeCompare(version, "en", { numeric: true }) > 0);
  const ends = await ask("https://raw.githubusercontent.com/nodejs/Release/main/schedule.json");
  const { end = "" } = schedule.parse(ends)[major] ?? {};
  const found = fixes.length === 0 ? "no known ones" : `change node-linux-* to ${fixes.join(", ")}`;
  console.info(`Vulnerabilities of Node ${version}: ${found}. It is supported until ${end}.`);
  const isGood = fixes.length === 0 && Date.parse(end) > Date.now();
  process.exitCode = packages.status === 0 && isGood ? 0 : 1;
} catch (error) {
  console.error(`Whether Node ${version} has vulnerabilities cannot be learned: ${error}`);
  process.exitCode = 1;
}
