import { dayMs } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";

const freeFailures = 5;
const maxClockDifferenceMs = 60_000;

export interface AttemptCounter {
  readonly key: string;
  readonly maxWaitSeconds: number;
}

interface Failures {
  readonly failures: number;
  readonly last_at: string;
}

const failuresOf = ({ failures, last_at }: Failures, now: number) =>
  now - Date.parse(last_at) < dayMs ? failures : 0;

/** 1, 2, 4 … seconds from the fifth failure on. */
function waitSecondsOf(row: Failures, maxWaitSeconds: number, now: number): number {
  const failures = failuresOf(row, now);
  if (failures < freeFailures) return 0;
  const waitMs = Math.min(2 ** (failures - freeFailures), maxWaitSeconds) * 1000;
  const leftMs = Date.parse(row.last_at) + waitMs - now;
  // The clock was set back since the last attempt.
  if (leftMs > waitMs + maxClockDifferenceMs) return 0;
  return Math.max(0, Math.ceil(leftMs / 1000));
}

/**
 * Counts an attempt as failed before its password is checked, so that simultaneous ones cannot slip through.
 * @returns how many seconds too early the attempt was, which is then not counted; else 0
 */
export const startAttempt = defineCommand({
  name: "startAttempt",
  kind: "write",
  async run(
    db,
    { key, maxWaitSeconds, at }: AttemptCounter & { readonly at: string },
  ): Promise<number> {
    const now = Date.parse(at);
    const known = await db
      .selectFrom("sign_in_failures")
      .select(["failures", "last_at"])
      .where("key", "=", key)
      .executeTakeFirst();
    const early = known ? waitSecondsOf(known, maxWaitSeconds, now) : 0;
    if (early > 0) return early;
    // Writing locks the row on both engines, so that simultaneous attempts are counted one by one.
    const locked = await db
      .insertInto("sign_in_failures")
      .values({ key, failures: 0, last_at: at })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
      .returning(["failures", "last_at"])
      .executeTakeFirstOrThrow();
    const wait = waitSecondsOf(locked, maxWaitSeconds, now);
    if (wait > 0) return wait;
    await db
      .updateTable("sign_in_failures")
      .set({ failures: failuresOf(locked, now) + 1, last_at: at })
      .where("key", "=", key)
      .execute();
    return 0;
  },
});

export const forgetAttempts = defineCommand({
  name: "forgetAttempts",
  kind: "write",
  async run(db, { key }: { readonly key: string | "all" }): Promise<void> {
    await db
      .deleteFrom("sign_in_failures")
      .$if(key !== "all", (query) => query.where("key", "=", key))
      .execute();
  },
});
