import { spamKeptDays } from "#content/business-facts.ts";
import { dayMs, isoAfter } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import { deleteOldGateNotes } from "#server/visits/gate-notes.ts";

const keysKeptMs = 7 * dayMs;
/** Allowances of a day count by network, also for messages that are sent on the next; held days as long as they are held. */
const networksKeptMs = 2 * dayMs;

/** Deletes what has expired. */
export const sweep = defineCommand({
  name: "sweep",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
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
      .where("id", "not in", ({ selectFrom }) =>
        selectFrom("visits").select("booking_id").where("state", "=", "held"),
      )
      .execute();
    await db
      .deleteFrom("series_decisions")
      .where("at", "<", isoAfter(now, -spamKeptDays * dayMs))
      .execute();
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
