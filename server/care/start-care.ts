import type { ClockState } from "#domain/api/care.ts";
import { forgetOldKeys } from "#server/bookings/claim-key.ts";
import { checkClock } from "#server/care/clock-mark.ts";
import { type Care, eraseExpired } from "./erase-expired.ts";

const hourMs = 3_600_000;
/** Erasing waits this long after a start, so that somebody can notice a wrong clock, and comes as often. */
const hoursBetweenErasing = 24;

/** What is wrong with a clock, and what to do about it. */
export function tellClock({ now, mark, daysAhead }: ClockState): string {
  const days = Math.abs(daysAhead).toLocaleString("en-US");
  return (
    `The clock says ${now}, which is ${days} days ${daysAhead < 0 ? "before" : "after"} the last moment at which it was ` +
    `known to be right (${mark}). Nothing is erased by age, and no request's key is forgotten, until the clock is right ` +
    'or you say that it is: "npm run owner -- clock --confirm"'
  );
}

/**
 * Looks at the clock now and every hour, and forgets old requests' keys. Erases what has expired once a day, the first
 * time a day after the start.
 * @returns what ends it, and waits for the transaction under way
 */
export function startCare(
  app: Care,
  log: { info(line: string): void; warn(line: string): void; error(error: unknown): void },
): () => Promise<void> {
  const end = new AbortController();
  let hours = 0;
  let wasTrusted = true;

  async function care() {
    try {
      const now = app.now().toISOString();
      const clock = await app.store.run(checkClock, { now });
      if (!clock.isTrusted && wasTrusted) log.warn(tellClock(clock));
      wasTrusted = clock.isTrusted;
      if (!clock.isTrusted) return;
      await app.store.run(forgetOldKeys, { now });
      if (hours === 0 || hours % hoursBetweenErasing > 0) return;
      const erased = await eraseExpired(app, end.signal);
      if (erased > 0) log.info(`erased the personal data of ${erased} old bookings`);
    } catch (error) {
      // The storage has a bad moment; it is tried again in an hour, or tomorrow.
      log.error(error);
    }
  }
  let running = care();
  const timer = setInterval(() => {
    hours += 1;
    running = care();
  }, hourMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    end.abort();
    await running;
  };
}
