import type { Kysely } from "kysely";
import type { Change } from "#server/bookings/outcome.ts";
import type { Database } from "#server/db/schema.ts";
import { eraseBookings } from "./erase-bookings.ts";
import { expired } from "./expired.ts";

/** Who stands in the history of what was erased by age. */
const actor = "retention";

/** Erases the oldest of the expired bookings, at most `limit`. @returns how many there were to erase */
export async function eraseSomeExpired(
  db: Kysely<Database>,
  { before, limit, at, webhook }: Pick<Change, "at" | "webhook"> & Expiring,
): Promise<number> {
  const found = await expired(db, before).select("id").orderBy("day").limit(limit).execute();
  await eraseBookings(db, { ids: found.map(({ id }) => id), at, actor, webhook });
  return found.length;
}

interface Expiring {
  /** A day of Phoenix. */
  readonly before: string;
  readonly limit: number;
}
