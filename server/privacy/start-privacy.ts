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

/** Also the delay before the first run, so that the owner can notice a wrong clock. */
const hoursBetweenErasing = 24;

/** Sweeps expired data every hour, and erases bookings every day. @returns a function that stops it */
export function startPrivacy(
  app: Pick<Context, "store" | "now">,
  log: { info(line: string): void; error(error: unknown): void },
): () => Promise<void> {
  const end = new AbortController();
  let hours = 0;

  async function runHourly() {
    try {
      const now = app.now().toISOString();
      if (await app.store.run(isClockAhead, { now })) return;
      await app.store.run(sweep, { now });
      if (hours === 0 || hours % hoursBetweenErasing > 0) return;
      const erased = await eraseExpired(app, end.signal);
      if (erased > 0) log.info(`erased the personal data of ${erased} old bookings`);
    } catch (error) {
      log.error(error);
    }
  }
  let running = runHourly();
  const timer = setInterval(() => {
    hours += 1;
    running = runHourly();
  }, hourMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    end.abort();
    await running;
  };
}
