import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import * as z from "zod/mini";
import type { Visitors } from "./visitors.ts";

const rows = z.array(z.object({ id: z.string(), key: z.string() }));
const sql = "select id, first_name as key from bookings";

type Stored = z.output<typeof rows>;

/** All bookings of a SQLite file, spam too. The key of each is what its visitor wrote as the first name. */
export function storedInFile(DATA_DIR: string): Stored {
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"));
  const found = rows.parse(database.prepare(sql).all());
  database.close();
  return found;
}

/** The same for a PostgreSQL database. */
export async function storedInPostgres(address: string): Promise<Stored> {
  const client = new pg.Client(address);
  await client.connect();
  const found = await client.query(sql).finally(() => client.end());
  return rows.parse(found.rows);
}

/** What a test of lost bookings asks: how many there are, which are missing, which keys were stored twice. */
export function compare({ acknowledged }: Pick<Visitors, "acknowledged">, stored: Stored) {
  const ids = new Set(stored.map(({ id }) => id));
  const keys = stored.map(({ key }) => key);
  return {
    acknowledged: acknowledged.size,
    stored: stored.length,
    missing: [...acknowledged.values()].filter((id) => !ids.has(id)),
    doubled: keys.length - new Set(keys).size,
  };
}
