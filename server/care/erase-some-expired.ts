import type { Change } from "#server/bookings/outcome.ts";
import { defineCommand } from "#server/db/command.ts";
import { eraseBookings } from "./erase-bookings.ts";
import { type Expiring, expired } from "./expired.ts";

/** Who stands in the history of what was erased by age. */
const actor = "retention";

/** Erases the oldest of the expired bookings, at most `limit`. @returns how many there were to erase */
export const eraseSomeExpired = defineCommand({
  name: "eraseSomeExpired",
  kind: "write",
  async run(
    db,
    { limit, at, webhook, ...expiring }: Pick<Change, "at" | "webhook"> & Expiring & Limit,
  ): Promise<number> {
    const found = await expired(db, expiring).select("id").orderBy("day").limit(limit).execute();
    await eraseBookings(db, { ids: found.map(({ id }) => id), at, actor, webhook });
    return found.length;
  },
});

interface Limit {
  readonly limit: number;
}
