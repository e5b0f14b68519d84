import { dayMs, isoAfter } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import { deleteOldGateNotes } from "#server/visits/gate-notes.ts";
import { deleteUnusedPhotos } from "#server/website/photos.ts";

const keysKeptMs = 7 * dayMs;
/** Allowances of a day count by network, also for messages that are sent on the next. */
const networksKeptMs = 2 * dayMs;

/** Deletes what has expired. @returns how many gate notes */
export const sweep = defineCommand({
  name: "sweep",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<number> {
    await db
      .deleteFrom("booking_requests")
      .where("created_at", "<", isoAfter(now, -keysKeptMs))
      .execute();
    await db.deleteFrom("allowance_counts").where("until", "<=", now).execute();
    await db
      .updateTable("bookings")
      .set({ network: null })
      .where("network", "is not", null)
      .where("created_at", "<", isoAfter(now, -networksKeptMs))
      .execute();
    await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
    await deleteUnusedPhotos(db, now);
    return deleteOldGateNotes(db, now);
  },
});
