import { dayMs, hourMs, isoAfter } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Context } from "#server/http/context.ts";
import { isClockAhead } from "#server/messages/alarm.ts";
import { deleteOldGateNotes } from "#server/visits/gate-notes.ts";
import { eraseExpired } from "./retention.ts";

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
    return deleteOldGateNotes(db, now);
  },
});

/** Each hour sweeps what has expired and erases old bookings. @returns a function that stops it */
export function startPrivacy(
  app: Pick<Context, "store" | "now">,
  log: { info(line: string): void; error(error: unknown): void },
): () => Promise<void> {
  const end = new AbortController();
  let running: Promise<void> | undefined;

  async function run() {
    try {
      const now = app.now().toISOString();
      if (await app.store.run(isClockAhead, { now })) return;
      await app.store.run(sweep, { now });
      const erased = await eraseExpired(app, end.signal);
      if (erased > 0) log.info(`erased the personal data of ${erased} old bookings`);
    } catch (error) {
      log.error(error);
    }
  }
  const timer = setInterval(() => {
    running = run();
  }, hourMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    end.abort();
    await running;
  };
}
