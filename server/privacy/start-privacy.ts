import { hourMs } from "#domain/dates.ts";
import type { Context } from "#server/http/context.ts";
import { isClockAhead } from "#server/messages/alarm.ts";
import { eraseExpired } from "./retention.ts";
import { sweep } from "./sweep.ts";

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
