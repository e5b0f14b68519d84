import { spawnSync } from "node:child_process";
import * as z from "zod/mini";

// Prints known vulnerabilities of the packages and of the Node that a release holds; ends with 1 if there are any.
const packages = spawnSync("npm", ["audit", "--audit-level=high"], { stdio: "inherit" });
const releases = z.array(z.object({ version: z.string(), security: z.boolean() }));
const { version } = process;
const [major = ""] = version.split(".");

async function findFixes(): Promise<string[]> {
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch("https://nodejs.org/dist/index.json", { signal });
  return releases
    .parse(await answer.json())
    .filter((one) => one.security && one.version.startsWith(`${major}.`))
    .map((one) => one.version)
    .filter((one) => one.localeCompare(version, "en", { numeric: true }) > 0);
}

try {
  const fixes = await findFixes();
  console.info(
    fixes.length === 0
      ? `Node ${version} has no known vulnerabilities.`
      : `Node ${version} has known vulnerabilities, closed in ${fixes.join(", ")}: change node-linux-* in package.json.`,
  );
  process.exitCode = packages.status === 0 && fixes.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`nodejs.org did not say whether Node ${version} has vulnerabilities: ${error}`);
  process.exitCode = 1;
}
