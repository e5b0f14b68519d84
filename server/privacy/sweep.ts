import { dayMs, isoAfter, phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { defineCommand } from "#server/db/command.ts";
import { deleteOldGateNotes } from "#server/visits/gate-notes.ts";

const keysKeptMs = 7 * dayMs;

/** Deletes what has expired. */
export const sweep = defineCommand({
  name: "sweep",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const yesterday = addDays(phoenixDay(new Date(now)), -1);
    await db
      .deleteFrom("booking_requests")
      .where("created_at", "<", isoAfter(now, -keysKeptMs))
      .execute();
    await db.deleteFrom("request_counts").where("until", "<", now).execute();
    await db.deleteFrom("confirmation_counts").where("day", "<", yesterday).execute();
    await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
    await db.deleteFrom("used_challenges").where("expires_at", "<=", now).execute();
    await db.deleteFrom("sign_in_failures").where("last_at", "<=", isoAfter(now, -dayMs)).execute();
    await db
      .updateTable("visit_links")
      .set({ former_email: null, former_until: null })
      .where("former_until", "<=", now)
      .execute();
    await deleteOldGateNotes(db, now);
  },
});
