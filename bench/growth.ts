import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { signIn } from "#faults/owner.ts";
import type { Where } from "#server/testing/ask-storage.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { startServer } from "#server/testing/process.ts";
import { book } from "./load/tool.ts";
import {
  columns,
  formatInteger,
  type Mode,
  median,
  progress,
  type Rows,
  residentMegabytes,
  withFolder,
} from "./measure.ts";
import { seed } from "./seed.ts";
import { measureStart } from "./start.ts";

const amounts = {
  full: {
    sqlite: [10_000, 100_000],
    postgres: [1_000_000],
    calls: 15,
    starts: 3,
    seconds: 3,
  },
  short: { sqlite: [100], postgres: [100], calls: 1, starts: 1, seconds: 0.5 },
} as const;

/** The calls that the owner's screens make, with a readable name for each. */
const screens = {
  "first page": "/api/bookings",
  "waiting, least time first": "/api/bookings?status=pending&sort=oldest",
  answered: "/api/bookings?status=answered",
  "area anthem": "/api/bookings?area=anthem",
  "declined, anthem, bi-weekly": "/api/bookings?status=declined&area=anthem&plan=bi-weekly",
  "search a first name": "/api/bookings?search=ana",
  "search two words": "/api/bookings?search=priya+okaforson",
  "search last four digits": "/api/bookings?search=0199",
  "search an email": "/api/bookings?search=ana.kim7%40example.com",
  "search a zip": "/api/bookings?search=85251",
  "search nothing there": "/api/bookings?search=zzzz",
  summary: "/api/summary",
  numbers: "/api/numbers",
  messages: "/api/messages",
} as const;

/** The median time of a call, in milliseconds. @throws when it is refused */
async function timeCall(address: string, headers: { cookie: string }, calls: number) {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const from = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - from);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  }
  return median(times);
}

const megabytesOnDisk = (folder: string) =>
  globSync("bookings.db*", { cwd: folder })
    .map((file) => statSync(join(folder, file)).size / 1e6)
    .reduce((sum, size) => sum + size, 0);

async function measureSize(
  place: Where,
  { calls, starts, seconds }: Readonly<Record<"calls" | "starts" | "seconds", number>>,
) {
  const column = new Map<string, string>();
  const add = (what: string, value: number) =>
    column.set(what, value < 100 ? value.toFixed(1) : formatInteger(value));
  if (!place.DATABASE_URL) add("on disk, MB", megabytesOnDisk(place.DATA_DIR));
  const env = { ...place, SMTP_URL: "" };
  const started = [];
  while (started.length < starts) started.push(await measureStart(env));
  add("start until the first page, ms", median(started.map(({ took }) => took)));
  add("memory after it, MB", median(started.map(({ memory }) => memory)));
  const server = await startServer(env);
  const { pid } = server.process;
  try {
    const headers = await signIn(server.url);
    for (const [what, address] of Object.entries(screens))
      add(`${what}, ms`, await timeCall(`${server.url}${address}`, headers, calls));
    add("memory after these calls, MB", residentMegabytes(pid));
    const single = await book(server.url, { connections: 1, seconds });
    add("a booking alone, p50, ms", single.latency?.p50 ?? Number.NaN);
    const many = await book(server.url, { connections: 64, seconds });
    add("bookings a second, 64 connections", many.rate);
    add("memory after these bookings, MB", residentMegabytes(pid));
  } finally {
    await server.stop();
  }
  return column;
}

/** The cost of more and more bookings: start, the owner's screens, bookings, memory, disk. */
export async function benchGrowth(mode: Mode): Promise<Rows> {
  const { sqlite, postgres: large, ...pace } = amounts[mode];
  const now = new Date();
  const measured = new Map<string, Awaited<ReturnType<typeof measureSize>>>();
  const measureIn = (name: string, count: number, DATABASE_URL: string) =>
    withFolder(async (DATA_DIR) => {
      const place = { DATA_DIR, DATABASE_URL };
      const size = `${formatInteger(count)}, ${name}`;
      progress(size);
      await seed(place, count, now);
      measured.set(size, await measureSize(place, pace));
    });
  for (const count of sqlite) await measureIn("SQLite", count, "");
  const postgres = await startPostgres();
  try {
    for (const count of large)
      await measureIn("PostgreSQL", count, await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
  return columns("bookings", measured);
}
