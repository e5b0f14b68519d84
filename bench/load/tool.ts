import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";
import type { Measured } from "./compare.ts";

/** Whether the load generator is installed. */
export const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

interface Load {
  readonly connections: number;
  readonly seconds: number;
}

/** As `wrk.lua` prints it. */
const report = z.object({
  requests: z.number(),
  duration: z.number(),
  p50: z.number(),
  p99: z.number(),
  failed: z.record(z.string(), z.number()),
});

/**
 * Sends requests as fast as responses come. Requests not answered within two seconds are timeouts; those not answered
 * by the end are not counted.
 */
async function wrk(
  url: string,
  { connections, seconds }: Load,
  args: readonly string[],
): Promise<Measured> {
  const { stdout } = await promisify(execFile)("wrk", [
    // It takes whole seconds only. One thread sends more than one process can answer, and leaves it a core.
    ...["-t1", `-c${connections}`, `-d${Math.ceil(seconds)}s`, "-s", "bench/load/wrk.lua"],
    ...["-H", "accept-encoding: br", url, "--", ...args],
  ]);
  const line = stdout.trimEnd().split("\n").at(-1) ?? "";
  const { requests, duration, p50, p99, failed } = report.parse(JSON.parse(line));
  return {
    rate: requests / (duration / 1e6),
    latency: { p50: p50 / 1000, p99: p99 / 1000 },
    failed,
  };
}

/** The body of a booking; seven digits replace NUMBER. */
const template = JSON.stringify({
  ...validBooking,
  email: "visitor-NUMBER@example.com",
  phone: "480NUMBER",
});

const maxBookingsInRun = 200_000;
let runs = 0;

/** Books as fast as responses come, each booking with its own key, email address and phone number. */
export function book(url: string, load: Load): Promise<Measured> {
  const first = runs * maxBookingsInRun;
  runs += 1;
  return wrk(url, load, [template, String(first)]);
}

/** Asks for one page as fast as responses come. */
export const read = (url: string, load: Load): Promise<Measured> => wrk(url, load, []);
