import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { autocannon, type LoadOptions } from "#tools/autocannon.js";
import type { Measured } from "./compare.ts";

const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

/** The load generator: wrk if it is installed, because it takes less of the processor. */
export const loadTool = hasWrk ? "wrk" : "autocannon";

interface Load {
  readonly connections: number;
  readonly seconds: number;
}

const acceptEncoding = "br";

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
    ...["-H", `accept-encoding: ${acceptEncoding}`, url, "--", ...args],
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

async function runAutocannon({
  seconds,
  ...options
}: LoadOptions & Load & { readonly url: string }): Promise<Measured> {
  const { requests, duration, latency, non2xx, errors } = await autocannon({
    ...options,
    duration: seconds,
  });
  return {
    rate: requests.total / duration,
    latency: { p50: latency.p50, p99: latency.p99 },
    failed: { refused: non2xx, broken: errors },
  };
}

function autocannonBookings(url: string, load: Load, first: number): Promise<Measured> {
  let number = first;
  const next = () => {
    number += 1;
    const digits = String(number).padStart(7, "0");
    return {
      headers: { "content-type": "application/json", "idempotency-key": `load-${digits}` },
      body: template.replaceAll("NUMBER", digits),
    };
  };
  const setupRequest = (request: object) => ({ ...request, ...next() });
  const requests = [{ method: "POST", setupRequest }];
  return runAutocannon({ ...load, url: `${url}/api/bookings`, requests });
}

const maxBookingsInRun = 200_000;
let runs = 0;

/** Books as fast as responses come, each booking with its own key, email address and phone number. */
export function book(url: string, load: Load): Promise<Measured> {
  const first = runs * maxBookingsInRun;
  runs += 1;
  return hasWrk ? wrk(url, load, [template, String(first)]) : autocannonBookings(url, load, first);
}

/** Asks for one page as fast as responses come. */
export const read = (url: string, load: Load): Promise<Measured> =>
  hasWrk
    ? wrk(url, load, [])
    : runAutocannon({ ...load, url, headers: { "accept-encoding": acceptEncoding } });
