import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { type RunningServer, startServer } from "#server/testing/process.ts";
import { autocannon, type LoadOptions } from "#tools/autocannon.js";
import { ask } from "./ask.ts";
import { type Mode, progress, type Rows, withFolder } from "./measure.ts";

const amounts = {
  // The first round compiles the code. Other programs only add to the time, so the fastest round counts.
  full: { requests: 10_000, rounds: 4, floodSeconds: 10, floodConnections: 800 },
  short: { requests: 100, rounds: 1, floodSeconds: 0.3, floodConnections: 50 },
} as const;

type Amounts = (typeof amounts)[Mode];

const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
const json = { "content-type": "application/json" };
const foreign = { "sec-fetch-site": "cross-site" };
const formBody = new URLSearchParams(validBooking).toString();
const jsonBody = JSON.stringify(validBooking);

interface Servers {
  /** Has no rate limit. */
  readonly open: RunningServer;
  /** Its rate limit is used up. */
  readonly full: RunningServer;
}

interface Refused {
  readonly what: string;
  readonly by: keyof Servers;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const refusals: readonly Refused[] = [
  { what: "403 as JSON", by: "open", headers: { ...json, ...foreign }, body: jsonBody },
  { what: "403 as a page", by: "open", headers: { ...form, ...foreign }, body: formBody },
  { what: "400 as JSON", by: "open", headers: json, body: "{" },
  { what: "415 as JSON", by: "open", headers: { "content-type": "text/xml" }, body: "<x/>" },
  { what: "422 as JSON", by: "open", headers: json, body: "{}" },
  { what: "422 as a page", by: "open", headers: form, body: "firstName=" },
  { what: "429 as JSON", by: "full", headers: json, body: jsonBody },
  { what: "429 as a page", by: "full", headers: form, body: formBody },
];

const floods: readonly Refused[] = [
  { what: "forms over the limit", by: "full", headers: form, body: formBody },
  { what: "forms from another site", by: "open", headers: { ...form, ...foreign }, body: formBody },
  { what: "invalid forms", by: "open", headers: form, body: "firstName=" },
];

/** Microseconds of processor time that the threads of a process have used. */
function processorTime(pid: number | undefined): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1000;
}

const post = (servers: Servers, { by, headers, body }: Refused, load: LoadOptions) =>
  autocannon({ url: `${servers[by].url}/api/bookings`, method: "POST", headers, body, ...load });

/** The cost of each refusal for the server, next to the cheapest of the same run. */
async function compareCosts(servers: Servers, { requests, rounds }: Amounts): Promise<Rows> {
  if (process.platform !== "linux") return [["Refusals", "left out: needs Linux"]];
  const costs = new Map<string, number>();
  for (const refused of refusals) {
    progress(refused.what);
    for (let round = 0; round < rounds; round += 1) {
      const { pid } = servers[refused.by].process;
      const before = processorTime(pid);
      await post(servers, refused, { connections: 32, amount: requests });
      const cost = (processorTime(pid) - before) / requests;
      costs.set(refused.what, Math.min(cost, costs.get(refused.what) ?? cost));
    }
  }
  const cheapest = Math.min(...costs.values());
  return [...costs].map(([what, cost]) => [
    `Refusal: ${what}`,
    `${cost.toFixed(0)} µs, ${(cost / cheapest).toFixed(1)} times the cheapest`,
  ]);
}

/** Loads the home page again and again, over a new connection each time, until `end` settles. */
async function timeHome(url: string, end: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  end.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const from = performance.now();
    await ask(url, { connection: "close" });
    times.push(performance.now() - from);
    await wait(20);
  }
  return times.toSorted((one, other) => one - other);
}

/** How long visitors wait for the home page while one address posts forms over hundreds of connections. */
async function homeUnderFlood(
  servers: Servers,
  { floodSeconds, floodConnections: connections }: Amounts,
): Promise<Rows> {
  const rows: string[][] = [];
  for (const refused of floods) {
    progress(`home during ${refused.what}`);
    const flood = (async () =>
      await post(servers, refused, { connections, duration: floodSeconds, workers: 1 }))();
    const times = await timeHome(servers[refused.by].url, flood);
    const { requests, duration } = await flood;
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0);
    rows.push([
      `Home while ${connections} connections send ${refused.what}`,
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${times.at(-1)?.toFixed(0)} ms of ${times.length} (${(requests.total / duration).toFixed(0)} refused a second)`,
    ]);
  }
  return rows;
}

/** What refused bookings cost, and what visitors notice of a flood of them. */
export const benchRefusals = (mode: Mode): Promise<Rows> =>
  withFolder(async (folder) => {
    const open = await startServer({ DATA_DIR: join(folder, "open") });
    const full = await startServer({
      DATA_DIR: join(folder, "full"),
      RATE_LIMIT: "1/9999h",
    });
    try {
      return [
        ["what", "measured"],
        ...(await compareCosts({ open, full }, amounts[mode])),
        ...(await homeUnderFlood({ open, full }, amounts[mode])),
      ];
    } finally {
      await open.stop();
      await full.stop();
    }
  });
