import { join } from "node:path";
import { nginxVersion } from "#server/testing/nginx.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { type RunningServer, startServer } from "#server/testing/process.ts";
import { ask } from "./ask.ts";
import { type Candidate, compare } from "./load/compare.ts";
import { bareCommits, syncedWrites } from "./load/disk.ts";
import { startNginx } from "./load/nginx.ts";
import { book, bookingTool, hasWrk, wrk } from "./load/wrk.ts";
import { type Mode, type Rows, withFolder } from "./measure.ts";

const paces = {
  full: { rounds: 3, seconds: 3, maxConnections: 1000 },
  short: { rounds: 1, seconds: 0.5, maxConnections: 64 },
} as const;

type Pace = (typeof paces)[Mode];

const homeLines = [
  { what: "Home in brotli, 32 connections", connections: 32, unchanged: false },
  { what: "Home in brotli, 1,000 connections", connections: 1000, unchanged: false },
  { what: "Home unchanged (304), 32 connections", connections: 32, unchanged: true },
];

/** The home page of one server under each of the loads. @throws when it does not answer 304 */
async function homeCandidates(
  name: string,
  url: string,
  { seconds, maxConnections }: Pace,
): Promise<Candidate[]> {
  const etag = String((await ask(url)).headers["etag"]);
  const { status } = await ask(url, { "if-none-match": etag });
  if (status !== 304) throw new Error(`${url} answers ${status}, not 304`);
  return homeLines
    .filter(({ connections }) => connections <= maxConnections)
    .map(({ what, connections, unchanged }) => {
      const headers = { "accept-encoding": "br", ...(unchanged && { "if-none-match": etag }) };
      return { what, name, measure: () => wrk(url, { connections, seconds, headers }) };
    });
}

/** Pages a second from the program's memory, next to nginx with the same bytes. */
async function loadPages({ url: origin }: RunningServer, pace: Pace): Promise<Rows> {
  if (!hasWrk) return [["Pages", "left out: install wrk (apt install wrk)"]];
  const url = `${origin}/`;
  const program = await homeCandidates("the program", url, pace);
  if (!nginxVersion)
    return [
      ...(await compare(program, pace.rounds)),
      ["nginx beside it", "left out: install nginx (apt install nginx)"],
    ];
  const server = await startNginx(await ask(url));
  try {
    const nginx = await homeCandidates("nginx", server.url, pace);
    const pairs = nginx.flatMap((beside, line) => {
      const candidate = program[line];
      return candidate ? [beside, { ...candidate, beside }] : [];
    });
    return await compare(pairs, pace.rounds);
  } finally {
    await server.stop();
  }
}

/** Runs one server while the others are paused: otherwise they would be sending their emails. */
async function alone<Result>(server: RunningServer, use: () => Promise<Result>): Promise<Result> {
  server.process.kill("SIGCONT");
  try {
    const result = await use();
    // Comes after the bookings that wrk no longer waits for, which would slow down the next turn.
    await ask(`${server.url}/readyz`);
    return result;
  } finally {
    server.process.kill("SIGSTOP");
  }
}

/** Durable bookings a second on each engine, next to the same route without storage and to what the disk can do. */
async function loadBookings(
  servers: Readonly<Record<string, RunningServer>>,
  bare: RunningServer,
  { rounds, seconds, maxConnections }: Pace,
): Promise<Rows> {
  const blocks: Candidate = {
    what: "Disk",
    name: "blocks of 4,096 bytes, each synced",
    measure: async () => ({ rate: await syncedWrites(seconds) }),
  };
  const commits: Candidate = {
    what: "Disk",
    name: "node:sqlite's own commits",
    beside: blocks,
    measure: async () => ({ rate: await bareCommits(seconds) }),
  };
  const measure = (server: RunningServer, connections: number) => () =>
    alone(server, () => book(server.url, { connections, seconds }));
  const singly = Object.entries(servers).map(([name, server]) => ({
    what: `Bookings by ${bookingTool}, one at a time`,
    name,
    measure: measure(server, 1),
  }));
  const together = [64, 1000].flatMap((connections) => {
    if (connections > maxConnections) return [];
    const what = `Bookings by ${bookingTool}, ${connections.toLocaleString("en-US")} connections`;
    const name = "the same route without storage";
    const beside: Candidate = { what, name, measure: measure(bare, connections) };
    return [
      beside,
      ...Object.entries(servers).map(([name, server]) => ({
        what,
        name,
        beside,
        measure: measure(server, connections),
      })),
    ];
  });
  const all = [...Object.values(servers), bare];
  for (const server of all) server.process.kill("SIGSTOP");
  try {
    return await compare([blocks, commits, ...singly, ...together], rounds);
  } finally {
    for (const server of all) server.process.kill("SIGCONT");
  }
}

/** Pages and bookings a second under few and many connections, next to nginx and to the disk in the same run. */
export const benchLoad = (mode: Mode): Promise<Rows> =>
  withFolder(async (folder) => {
    const postgres = await startPostgres({ sync: true });
    const envOf = (name: string) => ({ DATA_DIR: join(folder, name) });
    const sqlite = await startServer(envOf("sqlite"));
    const distributed = await startServer({
      ...envOf("postgres"),
      DATABASE_URL: await postgres.createDatabase(),
    });
    const bare = await startServer(envOf("bare"), [], "bench/load/without-storage.ts");
    try {
      const pace = paces[mode];
      return [
        ["what", "measured"],
        ...(await loadPages(sqlite, pace)),
        ...(await loadBookings({ SQLite: sqlite, PostgreSQL: distributed }, bare, pace)),
      ];
    } finally {
      await sqlite.stop();
      await distributed.stop();
      await bare.stop();
      await postgres.stop();
    }
  });
