import type { Kysely } from "kysely";
import { DatabaseError } from "pg";
import type { Transactions } from "./run-command.ts";
import type { Database } from "./schema.ts";

const deadlock = "40P01";
const tooManyConnections = "53300";
/** How long a transaction waits for a connection that PostgreSQL does not grant. */
const connectPatienceMs = 4000;
const connectPauseMs = 50;
/** A dead connection is noticed sooner; what took longer was a server that does not answer, and a visitor waits. */
const deadConnectionMs = 1000;

const codeOf = (error: unknown) => (error instanceof DatabaseError ? error.code : undefined);

/** Whether PostgreSQL refused the data itself: a bad value or a broken constraint. */
export const isPostgresDataError = (error: unknown): boolean => /^2[23]/.test(codeOf(error) ?? "");

/**
 * Transactions on a pool. One that fails before it began is repeated: once on a dead connection, and for some seconds
 * while PostgreSQL has no connection to spare. A deadlock repeats it once. After COMMIT was sent nothing is repeated.
 */
export const transactOn =
  (db: Kysely<Database>): Transactions["transact"] =>
  async (work) => {
    const start = performance.now();
    const passed = () => performance.now() - start;
    let retries = 1;
    while (true) {
      const progress = { hasBegun: false, isCommitting: false };
      try {
        return await db.transaction().execute(async (transaction) => {
          progress.hasBegun = true;
          const result = await work(transaction);
          progress.isCommitting = true;
          return result;
        });
      } catch (error) {
        const code = codeOf(error);
        if (code === tooManyConnections && passed() < connectPatienceMs) {
          await new Promise((resolve) => setTimeout(resolve, connectPauseMs));
          continue;
        }
        const again = progress.hasBegun
          ? !progress.isCommitting && code === deadlock
          : passed() < deadConnectionMs;
        if (!again || retries === 0) throw error;
        retries -= 1;
      }
    }
  };
