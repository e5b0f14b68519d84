import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { amount } from "#faults/amount.ts";
import { booked, sendVisitors, waitForMore } from "#faults/visitors.ts";
import { askStorage, type Where } from "#server/testing/ask-storage.ts";
import { engines, newPlaces } from "#server/testing/places.ts";
import { startServer } from "#server/testing/process.ts";

const newPlace = newPlaces();

/** One command of `npm run owner`, as a separate process. */
const owner = async (args: readonly string[], where: Where) => {
  const env = { ...process.env, ...where };
  const run = promisify(execFile)(process.execPath, ["dist/server/owner.js", ...args], { env });
  return (await run).stdout;
};

/**
 * What a booking writes immediately. Messages change after the backup was made, and each engine numbers the events by
 * itself.
 */
const tables = {
  bookings: "select * from bookings",
  events: `select id, booking_id, kind, at, actor, page, from_status, to_status, text, undoes, part_of
    from booking_events`,
  requests: "select * from booking_requests",
  messages: "select id, kind, booking_id, event_id, created_at, give_up_at from messages",
};

type Row = Readonly<Record<string, unknown>>;

interface Contents {
  /** How many rows of each table there are. */
  readonly counts: Readonly<Record<string, number>>;
  /** SHA-256 over all rows, with rows and columns in an order that does not depend on the engine. */
  readonly checksum: string;
  readonly ids: ReadonlySet<string>;
}

/** Reads the rows of some bookings, or of all. */
const contentsOf = (where: Where, only?: ReadonlySet<string>): Promise<Contents> =>
  askStorage(where, async (db) => {
    const counts: Record<string, number> = {};
    const hash = createHash("sha256");
    let ids: string[] = [];
    for (const [name, query] of Object.entries(tables)) {
      const { rows } = await sql.raw<Row>(query).execute(db);
      const idOf = (row: Row) => String(row["booking_id"] ?? row["id"]);
      const wanted = rows.filter((row) => !only || only.has(idOf(row)));
      if (name === "bookings") ids = wanted.map(idOf);
      counts[name] = wanted.length;
      const lines = wanted.map((row) => JSON.stringify(row, Object.keys(row).sort()));
      hash.update(lines.sort().join("\n"));
    }
    return { counts, checksum: hash.digest("hex"), ids: new Set(ids) };
  });

const rounds = amount({ short: 1, full: 10 });

test.concurrent.each(engines)(
  `backups of %s under load, restored into both engines, have every earlier booking, each row equal`,
  async (engine) => {
    const live = await newPlace(engine);
    const server = await startServer({ ...live }, ["--api-only"]);
    const visitors = sendVisitors(() => server.url, { prefix: engine });
    const backups: { folder: Where; before: string[] }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await waitForMore(booked(visitors), 200);
      const before = [...visitors.acknowledged.values()];
      // Under the name of a database, so that it can be queried like one.
      const folder = await newPlace("SQLite");
      await owner(["backup", join(folder.DATA_DIR, "bookings.db")], live);
      backups.push({ folder, before });
    }
    await visitors.stop();
    expect(await server.stop()).toBe(0);
    expect([...visitors.seen]).toEqual([]);

    for (const { folder, before } of backups) {
      const backup = await contentsOf(folder);
      expect(before.filter((id) => !backup.ids.has(id))).toEqual([]);
      const { ids: _, ...same } = await contentsOf(live, backup.ids);
      expect(backup).toMatchObject(same);
      for (const into of engines) {
        const restored = await newPlace(into);
        await owner(["restore", join(folder.DATA_DIR, "bookings.db")], restored);
        expect(await contentsOf(restored)).toEqual(backup);
      }
      console.info(`backup of ${engine}:`, {
        acknowledgedBefore: before.length,
        ...backup.counts,
        atTheEnd: visitors.acknowledged.size,
        checksum: backup.checksum.slice(0, 12),
      });
    }
  },
);
