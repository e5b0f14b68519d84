import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs in the build's own process and tells its peak, in units of 1,024 bytes, when it ends. */
const tellPeak = `data:text/javascript,process.on("exit",()=>console.log("peak="+process.resourceUsage().maxRSS))`;

export interface Build {
  readonly seconds: number;
  /** Megabytes. */
  readonly peak: number;
}

/**
 * Builds a copy of the project.
 * @returns nothing when it takes longer than that many seconds
 * @throws when the build fails
 */
export async function buildSite(project: string, mostSeconds: number): Promise<Build | undefined> {
  const from = performance.now();
  const build = spawn(
    process.execPath,
    ["--import", tellPeak, "node_modules/.bin/astro", "build"],
    {
      cwd: project,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: mostSeconds * 1000,
    },
  );
  const [output, errors, [code, signal]] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    once(build, "exit"),
  ]);
  if (signal === "SIGTERM") return undefined;
  if (code !== 0)
    throw new Error(`the build failed:\n${output.slice(-2000)}${errors.slice(-4000)}`);
  const [, peak] = /peak=(\d+)/.exec(output) ?? [];
  return { seconds: (performance.now() - from) / 1000, peak: (Number(peak) * 1024) / 1e6 };
}
