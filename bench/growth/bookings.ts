import { globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Column, columns, rowsOf } from "#bench/columns.ts";
import { calls } from "#bench/inbox/calls.ts";
import { addOwner, signIn } from "#bench/inbox/owner.ts";
import { type Place, seed } from "#bench/inbox/seed.ts";
import { timeCall } from "#bench/inbox.ts";
import { book } from "#bench/load/book.ts";
import { hasWrk } from "#bench/load/wrk.ts";
import { type Figure, machine, median, residentMegabytes } from "#bench/measure.ts";
import { measureStart } from "#bench/start.ts";
import { table, writeReport } from "#bench/write-report.ts";
import { startBuiltServer } from "#server/testing/process.ts";

const sizes = [1000, 10_000, 100_000, 1_000_000];
const seconds = 3;
const tool = hasWrk() ? "wrk" : "autocannon";
/** Of all calls of the owner's screens, those that could grow most. */
const asked = [
  "first page",
  "search a first name",
  "search a zip",
  "search nothing there",
  "summary",
];

const megabytes = (folder: string) =>
  globSync("bookings.db*", { cwd: folder })
    .map((file) => statSync(join(folder, file)).size / 1e6)
    .reduce((sum, size) => sum + size, 0);

async function measureSize(place: Place, now: Date): Promise<Column> {
  const column = new Map<string, number>();
  column.set("on disk, MB", megabytes(place.DATA_DIR));
  const starts = [
    await measureStart({ ...place }),
    await measureStart({ ...place }),
    await measureStart({ ...place }),
  ];
  column.set("start until the first page, ms", median(starts.map(({ took }) => took)));
  column.set("memory after it, MB", median(starts.map(({ memory }) => memory)));
  const server = await startBuiltServer({ ...place, SMTP_URL: "" });
  try {
    const memory = () => residentMegabytes(server.process.pid ?? 0);
    const cookie = await signIn(server.url);
    for (const [what, address] of Object.entries(calls(now)))
      if (asked.includes(what))
        column.set(`${what}, ms`, await timeCall(`${server.url}${address}`, cookie));
    column.set("memory after these calls, MB", memory());
    const single = await book(server.url, { connections: 1, seconds, tool });
    column.set("a booking alone, p50, ms", single.latency?.p50 ?? Number.NaN);
    const many = await book(server.url, { connections: 64, seconds, tool });
    column.set("bookings a second, 64 connections", many.rate);
    column.set("memory after these bookings, MB", memory());
  } finally {
    await server.stop();
  }
  return column;
}

/** What more and more bookings cost on SQLite: start, screens, search, bookings, memory, disk. Writes that part of `docs/performance.md`. */
export async function benchGrowingBookings(): Promise<Figure[]> {
  const before = machine();
  const now = new Date();
  const measured = new Map<number, Column>();
  for (const size of sizes) {
    const place = { DATA_DIR: mkdtempSync(join(tmpdir(), "bench-growth-")), DATABASE_URL: "" };
    try {
      await seed(place, 0, size, now);
      await addOwner(place);
      measured.set(size, await measureSize(place, now));
    } finally {
      rmSync(place.DATA_DIR, { recursive: true });
    }
  }
  writeReport(
    "growth-bookings",
    `${before.value} before the start.\n\n${table(rowsOf("bookings", measured))}`,
  );
  return [before, ...columns("bookings", measured)];
}
