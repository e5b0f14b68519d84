import type { FastifyBaseLogger } from "fastify";
import type { StorageError } from "./db/storage-error.ts";

const quietMs = 60_000;

interface Quiet {
  leftOut: number;
  last: StorageError | undefined;
}

/** The logs that are quiet for the rest of a minute. */
const quietLogs = new WeakMap<FastifyBaseLogger, Quiet>();

function beQuiet(log: FastifyBaseLogger) {
  const quiet: Quiet = { leftOut: 0, last: undefined };
  quietLogs.set(log, quiet);
  setTimeout(() => {
    quietLogs.delete(log);
    const { leftOut, last } = quiet;
    if (!last) return;
    const count =
      leftOut === 1 ? "one more fault" : `${leftOut.toLocaleString("en-US")} more faults`;
    log.error(last, `${count} of the storage in a minute, the last: ${last.message}`);
    beQuiet(log);
  }, quietMs).unref();
}

/**
 * Logs a fault of the storage: the first one at once, then one line a minute that counts the rest. While a database is
 * away, each booking would leave a stack.
 */
export function logStorageFault(error: StorageError, log: FastifyBaseLogger): void {
  const quiet = quietLogs.get(log);
  if (quiet) {
    quiet.leftOut += 1;
    quiet.last = error;
    return;
  }
  log.error(error);
  beQuiet(log);
}
