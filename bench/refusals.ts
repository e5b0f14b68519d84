import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { validBooking } from "#server/testing/bookings.ts";
import { type RunningServer, startBuiltServer } from "#server/testing/process.ts";
import { ask } from "./load/ask.ts";
import { type Figure, machine } from "./measure.ts";

/** In each round; the first round compiles the code. */
const requestsInRound = 10_000;
/** Other programs on the machine only add to the time, so the fastest round counts. */
const rounds = 4;
const hostileSeconds = 10;
const hostileConnections = 800;

const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
const json = { "content-type": "application/json" };
const foreign = { "sec-fetch-site": "cross-site" };
const formBody = new URLSearchParams(validBooking).toString();
const jsonBody = JSON.stringify(validBooking);

interface Refused {
  readonly what: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** By a server that counts nothing. */
const uncounted: readonly Refused[] = [
  { what: "403 as JSON", headers: { ...json, ...foreign }, body: jsonBody },
  { what: "403 as a page", headers: { ...form, ...foreign }, body: formBody },
  { what: "400 as JSON", headers: json, body: "{" },
  { what: "415 as JSON", headers: { "content-type": "text/xml" }, body: "<x/>" },
  { what: "422 as JSON", headers: json, body: "{}" },
  { what: "422 as a page", headers: form, body: "firstName=" },
];

/** By a server whose limit is used up. */
const overLimit: readonly Refused[] = [
  { what: "429 as JSON", headers: json, body: jsonBody },
  { what: "429 as a page", headers: form, body: formBody },
];

/** Microseconds of processor time that a process has used, by Linux's count in hundredths of a second. */
function processorTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Microseconds of the server's processor time for each refusal. */
async function costOf({ url, process }: RunningServer, { headers, body }: Refused) {
  const before = processorTime(process.pid);
  const { requests } = await autocannon({
    url: `${url}/api/bookings`,
    ...{ method: "POST", headers, body, connections: 32, amount: requestsInRound },
  });
  return (processorTime(process.pid) - before) / requests.total;
}

interface Servers {
  /** Counts nothing. */
  readonly open: RunningServer;
  /** Has its limit used up. */
  readonly full: RunningServer;
}

async function compareCosts(servers: Servers): Promise<Figure[]> {
  const measured: { what: string; cost: number }[] = [];
  for (const [server, refusals] of [
    [servers.open, uncounted],
    [servers.full, overLimit],
  ] as const)
    for (const refused of refusals) {
      const costs: number[] = [];
      while (costs.length < rounds) costs.push(await costOf(server, refused));
      measured.push({ what: refused.what, cost: Math.min(...costs) });
    }
  const cheapest = Math.min(...measured.map(({ cost }) => cost));
  return measured.map(
    ({ what, cost }): Figure => ({
      what: `Refusal: ${what}`,
      value: `${cost.toFixed(0)} µs of processor time, ${(cost / cheapest).toFixed(1)} times the cheapest`,
      goal: "2 times at most",
    }),
  );
}

/** Reads the home page again and again, over a new connection each time, until `end` settles. */
async function readHome(url: string, end: Promise<unknown>): Promise<number[]> {
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
async function underAttack({ open, full }: Servers): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, { url }, headers, body] of [
    ["forms over the limit", full, form, formBody],
    ["forms from another site", open, { ...form, ...foreign }, formBody],
    ["invalid forms", open, form, "firstName="],
  ] as const) {
    const attack = (async () =>
      await autocannon({
        url: `${url}/api/bookings`,
        ...{ method: "POST", headers, body, connections: hostileConnections, workers: 1 },
        duration: hostileSeconds,
      }))();
    const times = await readHome(url, attack);
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0);
    const { requests } = await attack;
    figures.push({
      what: `Home while ${hostileConnections} connections send ${what}`,
      value: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${times.at(-1)?.toFixed(0)} ms of ${times.length} (${requests.average.toFixed(0)} refused a second)`,
      goal: "p99 under 300 ms",
    });
  }
  return figures;
}

/** What refused bookings cost, each beside the cheapest of the same run, and what visitors notice of a flood of them. Linux only. */
export async function benchRefusals(): Promise<Figure[]> {
  const before = machine();
  const folder = mkdtempSync(join(tmpdir(), "bench-refusals-"));
  const open = await startBuiltServer({ DATA_DIR: join(folder, "open") });
  const full = await startBuiltServer({ DATA_DIR: join(folder, "full"), RATE_LIMIT: "1/9999h" });
  try {
    return [
      before,
      ...(await compareCosts({ open, full })),
      ...(await underAttack({ open, full })),
    ];
  } finally {
    await open.stop();
    await full.stop();
    rmSync(folder, { recursive: true });
  }
}
