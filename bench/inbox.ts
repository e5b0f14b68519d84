import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#server/testing/postgres.ts";
import { startBuiltServer } from "#server/testing/process.ts";
import { type Column, columns } from "./columns.ts";
import { timeArrivals } from "./inbox/arrivals.ts";
import { calls } from "./inbox/calls.ts";
import { readExport } from "./inbox/export.ts";
import { addOwner, signIn } from "./inbox/owner.ts";
import { type Place, seed } from "./inbox/seed.ts";
import { type Figure, median, residentMegabytes } from "./measure.ts";

/** How many bookings there are: each column of the table. */
const sizes = [10_000, 100_000, 1_000_000];
const runs = 15;

/** The median time of a call, in milliseconds. @throws when it is refused */
export async function timeCall(address: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now();
    const answer = await fetch(address, { headers: { cookie } });
    await answer.arrayBuffer();
    times.push(performance.now() - from);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  }
  return median(times);
}

/** All lines with so many bookings in the database. */
async function measureSize(place: Place, now: Date): Promise<Column> {
  const column = new Map<string, number>();
  const server = await startBuiltServer({ ...place, SMTP_URL: "" });
  const pid = server.process.pid ?? 0;
  try {
    const cookie = await signIn(server.url);
    for (const [what, address] of Object.entries(calls(now)))
      column.set(`${what}, ms`, await timeCall(`${server.url}${address}`, cookie));
    const before = residentMegabytes(pid);
    column.set("memory after these calls, MB", before);
    const { rows, most } = await readExport(`${server.url}/api/export.csv`, cookie, pid);
    column.set("rows exported", rows);
    column.set("more memory while exporting, MB", most - before);
    column.set("a new booking on the screen, ms", await timeArrivals(server.url, cookie));
  } finally {
    await server.stop();
  }
  return column;
}

/** The owner's side with more and more bookings: times of the calls as the browser sees them, medians of 15. */
export async function benchInbox(engine: "sqlite" | "postgres"): Promise<Figure[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "bench-inbox-"));
  const postgres = engine === "postgres" ? await startPostgres() : undefined;
  const now = new Date();
  const measured = new Map<number, Column>();
  try {
    const place = { DATA_DIR, DATABASE_URL: (await postgres?.createDatabase()) ?? "" };
    let last = 0;
    for (const size of sizes) {
      await seed(place, last, size, now);
      if (last === 0) await addOwner(place);
      last = size;
      measured.set(size, await measureSize(place, now));
    }
  } finally {
    await postgres?.stop();
    rmSync(DATA_DIR, { recursive: true });
  }
  return columns("bookings", measured);
}
