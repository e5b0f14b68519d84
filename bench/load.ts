import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#server/testing/postgres.ts";
import { startBuiltServer, startServer } from "#server/testing/process.ts";
import { loadBookings } from "./load/bookings.ts";
import { watched } from "./load/loop-delay.ts";
import { loadPages } from "./load/pages.ts";
import { type Figure, machine } from "./measure.ts";
import { figuresTable, writeReport } from "./write-report.ts";

/** Pages and bookings a second under few and many connections, next to nginx and to the disk in the same run. Writes that part of `docs/performance.md`. */
export async function benchLoad(): Promise<Figure[]> {
  const before = machine();
  const folder = mkdtempSync(join(tmpdir(), "bench-load-"));
  const postgres = await startPostgres({ sync: true });
  const sqlite = await startBuiltServer({ ...watched, DATA_DIR: join(folder, "sqlite") });
  const distributed = await startBuiltServer({
    ...watched,
    DATA_DIR: join(folder, "postgres"),
    DATABASE_URL: await postgres.createDatabase(),
  });
  const bare = await startServer(
    { ...watched, DATA_DIR: join(folder, "bare") },
    [],
    "bench/load/without-storage.ts",
  );
  try {
    const figures = [
      before,
      ...(await loadPages(sqlite)),
      ...(await loadBookings({ servers: { SQLite: sqlite, PostgreSQL: distributed }, bare })),
    ];
    writeReport("load", figuresTable(figures));
    return figures;
  } finally {
    await sqlite.stop();
    await distributed.stop();
    await bare.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}
