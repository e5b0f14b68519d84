import { join } from "node:path";
import { nginxVersion } from "#server/testing/nginx.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { type RunningServer, startServer } from "#server/testing/process.ts";
import { ask } from "./ask.ts";
import { type Candidate, compare } from "./load/compare.ts";
import { startNginx } from "./load/nginx.ts";
import { book, loadTool, read } from "./load/tool.ts";
import { type Mode, type Rows, withFolder } from "./measure.ts";

const paces = { full: { rounds: 3, seconds: 3 }, short: { rounds: 1, seconds: 1 } } as const;

type Pace = (typeof paces)[Mode];

/** Pages a second, next to nginx with the same bytes and to the server that a user would pick instead. */
async function loadPages(
  program: RunningServer,
  astro: RunningServer,
  { rounds, seconds }: Pace,
): Promise<Rows> {
  const candidate = (name: string, url: string, beside?: Candidate): Candidate => ({
    what: `Home by ${loadTool}, 32 connections`,
    name,
    ...(beside && { beside }),
    measure: () => read(url, { connections: 32, seconds }),
  });
  const url = `${program.url}/`;
  const peer = candidate("Astro's Node server, not compressed", `${astro.url}/`);
  if (!nginxVersion)
    return [
      ...(await compare([peer, candidate("the program, in brotli", url, peer)], rounds)),
      ["nginx beside it", "left out: install nginx (apt install nginx)"],
    ];
  const nginx = await startNginx(await ask(url));
  try {
    const beside = candidate("nginx, in brotli", nginx.url);
    return await compare([peer, beside, candidate("the program, in brotli", url, beside)], rounds);
  } finally {
    await nginx.stop();
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

/** Durable bookings a second on each engine, next to the same route without storage. */
async function loadBookings(
  servers: Readonly<Record<string, RunningServer>>,
  bare: RunningServer,
  { rounds, seconds }: Pace,
): Promise<Rows> {
  const measure = (server: RunningServer, connections: number) => () =>
    alone(server, () => book(server.url, { connections, seconds }));
  const singly = Object.entries(servers).map(([name, server]) => ({
    what: `Bookings by ${loadTool}, one at a time`,
    name,
    measure: measure(server, 1),
  }));
  const what = `Bookings by ${loadTool}, 64 connections`;
  const beside: Candidate = {
    what,
    name: "the same route without storage",
    measure: measure(bare, 64),
  };
  const together = Object.entries(servers).map(([name, server]) => ({
    what,
    name,
    beside,
    measure: measure(server, 64),
  }));
  const all = [...Object.values(servers), bare];
  for (const server of all) server.process.kill("SIGSTOP");
  try {
    return await compare([...singly, beside, ...together], rounds);
  } finally {
    for (const server of all) server.process.kill("SIGCONT");
  }
}

/** Pages and bookings a second, next to others in the same run. */
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
    const astro = await startServer({}, [], "bench/load/astro-node.ts");
    try {
      const pace = paces[mode];
      return [
        ["what", "measured"],
        ...(await loadPages(sqlite, astro, pace)),
        ...(await loadBookings({ SQLite: sqlite, PostgreSQL: distributed }, bare, pace)),
      ];
    } finally {
      await sqlite.stop();
      await distributed.stop();
      await bare.stop();
      await astro.kill();
      await postgres.stop();
    }
  });
