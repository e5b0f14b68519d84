import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import * as z from "zod/mini";
import type { Measured } from "./compare.ts";

/** As `report.lua` prints it. */
const report = z.object({
  requests: z.number(),
  duration: z.number(),
  p50: z.number(),
  p99: z.number(),
  failed: z.record(z.string(), z.number()),
});

export const hasWrk = (): boolean => spawnSync("wrk", ["-v"]).error === undefined;

/**
 * Asks as fast as answers come. What is not answered within two seconds is a timeout; what had no answer at all by the
 * end is not counted.
 */
export async function wrk(
  url: string,
  {
    connections,
    seconds,
    headers = {},
    script = "report",
    args = [],
  }: {
    readonly connections: number;
    readonly seconds: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly script?: "report" | "book";
    readonly args?: readonly string[];
  },
): Promise<Measured> {
  const { stdout } = await promisify(execFile)("wrk", [
    // One thread asks more than one process answers, and leaves it a core.
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    ...["-s", `bench/load/${script}.lua`],
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
    ...["--", ...args],
  ]);
  const line = stdout.trimEnd().split("\n").at(-1) ?? "";
  const { requests, duration, p50, p99, failed } = report.parse(JSON.parse(line));
  return {
    rate: requests / (duration / 1e6),
    latency: { p50: p50 / 1000, p99: p99 / 1000 },
    failed,
  };
}
