import { startServer } from "#server/testing/process.ts";
import { book } from "./load/tool.ts";
import {
  formatInteger,
  type Mode,
  median,
  progress,
  type Rows,
  residentMegabytes,
  withFolder,
} from "./measure.ts";
import { seed } from "./seed.ts";

const amounts = {
  full: { bookings: 10_000, longRun: 100_000, starts: 7 },
  short: { bookings: 10, longRun: 100, starts: 1 },
} as const;

type Env = Readonly<Record<string, string>>;

/** Starts the program and asks for the first page. @returns milliseconds, and megabytes right after it */
async function measureStart(env: Env) {
  const from = performance.now();
  const server = await startServer(env);
  await (await fetch(server.url)).arrayBuffer();
  const took = performance.now() - from;
  const memory = residentMegabytes(server.process.pid);
  await server.stop();
  return { took, memory };
}

/** Books about this many times. @returns the memory after it, in megabytes */
async function memoryAfter(env: Env, bookings: number): Promise<number> {
  const server = await startServer(env);
  for (let made = 0; made < bookings; ) {
    const { rate } = await book(server.url, { connections: 64, seconds: 1 });
    made += rate;
  }
  const memory = residentMegabytes(server.process.pid);
  await server.stop();
  return memory;
}

/** Start and memory with 10,000 bookings, and memory after many more. */
export const benchStart = (mode: Mode): Promise<Rows> =>
  withFolder(async (DATA_DIR) => {
    const env = { DATA_DIR };
    const { bookings, longRun, starts } = amounts[mode];
    progress("bookings");
    await seed({ DATA_DIR, DATABASE_URL: "" }, bookings, new Date());
    progress("starts");
    const measured = [];
    while (measured.length < starts) measured.push(await measureStart(env));
    const times = measured.map(({ took }) => took);
    const memory = median(measured.map((one) => one.memory));
    progress("many more bookings");
    const afterLongRun = await memoryAfter(env, longRun);
    return [
      ["what", "measured"],
      [
        `Start on ${formatInteger(bookings)} bookings until the first page, median of ${starts}`,
        `${formatInteger(median(times))} ms, at best ${formatInteger(Math.min(...times))} ms`,
      ],
      ["Resident memory after that page", `${formatInteger(memory)} MB`],
      [
        `Resident memory after booking ${formatInteger(longRun)} times at 64 connections`,
        `${formatInteger(afterLongRun)} MB`,
      ],
    ];
  });
