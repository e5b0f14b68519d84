import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { validBooking } from "#server/testing/bookings.ts";
import { startBuiltServer } from "#server/testing/process.ts";
import { bareCommits } from "./disk.ts";
import { type Figure, median, residentMegabytes } from "./measure.ts";
import { timeStart } from "./start.ts";

const connections = 32;
const seconds = 5;

const load = (url: string, limit: { amount: number } | { duration: number }) =>
  autocannon({
    url: `${url}/api/bookings`,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(validBooking),
    connections,
    ...limit,
  });

/** Durable bookings a second next to the disk's own commits, start and memory with 10,000 bookings. */
export async function benchBookings(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const env = { DATA_DIR: folder };
  const server = await startBuiltServer(env);
  await load(server.url, { amount: 10_000 });
  const memory = residentMegabytes(server.process.pid ?? 0);
  const bare = bareCommits(seconds);
  const { requests, latency, non2xx, errors } = await load(server.url, { duration: seconds });
  await server.stop();
  const starts = [await timeStart(env), await timeStart(env), await timeStart(env)];
  rmSync(folder, { recursive: true });
  return [
    {
      what: `Durable bookings a second over HTTP, ${connections} connections`,
      value: `${Math.round(requests.average)} (p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${non2xx + errors} failed)`,
    },
    {
      what: "node:sqlite's own commits a second on the same disk",
      value: `${Math.round(bare)}; ratio ${(requests.average / bare).toFixed(2)}`,
    },
    {
      what: "Resident memory after 10,000 bookings",
      value: `${Math.round(memory)} MB`,
      goal: "under 120 MB",
    },
    {
      what: "Start on an existing database until the first page, median of 3",
      value: `${Math.round(median(starts))} ms`,
      goal: "under 400 ms",
    },
  ];
}
