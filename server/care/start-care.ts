import { type Care, eraseExpired } from "./erase-expired.ts";

const day = 86_400_000;

/**
 * Erases what has expired: now, and once a day.
 * @returns what ends it, and waits for the transaction under way
 */
export function startCare(
  app: Care,
  log: { info(line: string): void; error(error: unknown): void },
): () => Promise<void> {
  const end = new AbortController();
  let running: Promise<void> | undefined;

  async function care() {
    try {
      const erased = await eraseExpired(app, end.signal);
      if (erased > 0) log.info(`erased the personal data of ${erased} old bookings`);
    } catch (error) {
      // The storage has a bad moment; it is tried again tomorrow.
      log.error(error);
    }
  }
  const start = () => {
    running = care();
  };
  start();
  const timer = setInterval(start, day);
  timer.unref();
  return async () => {
    clearInterval(timer);
    end.abort();
    await running;
  };
}
