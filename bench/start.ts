import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltServer } from "#server/testing/process.ts";
import { book } from "./load/book.ts";
import { hasWrk } from "./load/wrk.ts";
import { type Figure, machine, median, residentMegabytes } from "./measure.ts";
import { figuresTable, writeReport } from "./write-report.ts";

const bookings = 10_000;
const starts = 7;

/** A start until the first page has arrived: milliseconds, and megabytes right after it. */
export async function measureStart(env: Readonly<Record<string, string>>) {
  const from = performance.now();
  const server = await startBuiltServer(env);
  await (await fetch(server.url)).arrayBuffer();
  const took = performance.now() - from;
  const memory = residentMegabytes(server.process.pid ?? 0);
  await server.stop();
  return { took, memory };
}

/** Books until there are about 10,000. @returns the memory after them, in megabytes */
async function fill(env: Readonly<Record<string, string>>): Promise<number> {
  const server = await startBuiltServer(env);
  const tool = hasWrk() ? "wrk" : "autocannon";
  for (let made = 0; made < bookings; ) {
    const { rate } = await book(server.url, { connections: 64, seconds: 1, tool });
    made += rate;
  }
  const memory = residentMegabytes(server.process.pid ?? 0);
  await server.stop();
  return memory;
}

/** Start and memory with 10,000 bookings. Writes that part of `docs/performance.md`. */
export async function benchStart(): Promise<Figure[]> {
  const before = machine();
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), "bench-start-")) };
  try {
    const after = await fill(env);
    const measured: Awaited<ReturnType<typeof measureStart>>[] = [];
    for (let time = 0; time < starts; time += 1) measured.push(await measureStart(env));
    const times = measured.map(({ took }) => took);
    const memory = median(measured.map((one) => one.memory));
    const figures: Figure[] = [
      before,
      {
        what: `Start on 10,000 bookings until the first page, median of ${starts}`,
        value: `${Math.round(median(times))} ms, at best ${Math.round(Math.min(...times))} ms`,
        goal: "under 300 ms",
      },
      {
        what: "Resident memory after that page",
        value: `${Math.round(memory)} MB`,
        goal: "under 100 MB",
      },
      {
        what: "Resident memory after booking 10,000 times at 64 connections",
        value: `${Math.round(after)} MB`,
      },
    ];
    writeReport("start", figuresTable(figures));
    return figures;
  } finally {
    rmSync(env.DATA_DIR, { recursive: true });
  }
}
