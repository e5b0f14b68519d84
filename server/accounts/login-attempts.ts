import { dayMs, isoAfter } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";

const storedKey = (key: string) => `sign-in.${key}`;

export interface AttemptCounter {
  readonly key: string;
  readonly freeFailures: number;
  readonly maxWaitSeconds: number;
}

/** They count for a day after the last one. */
interface Failures {
  readonly count: number;
  readonly until: string;
}

const failuresOf = ({ count, until }: Failures, now: number) =>
  now < Date.parse(until) ? count : 0;

/** 1, 2, 4 … seconds once the free failures are used up. */
function waitSecondsOf(
  row: Failures,
  { freeFailures, maxWaitSeconds }: AttemptCounter,
  now: number,
): number {
  const failures = failuresOf(row, now);
  if (failures < freeFailures) return 0;
  const waitMs = Math.min(2 ** (failures - freeFailures), maxWaitSeconds) * 1000;
  const leftMs = Date.parse(row.until) - dayMs + waitMs - now;
  return Math.max(0, Math.ceil(leftMs / 1000));
}

/**
 * The first counter is the client's own, others are shared. Counts an attempt as failed before its password is checked, so that simultaneous ones cannot slip through.
 * @returns how many seconds too early the attempt was, which is then not counted; else 0
 */
export const startAttempt = defineCommand({
  name: "startAttempt",
  kind: "write",
  async run(
    db,
    { counters, at }: { readonly counters: readonly AttemptCounter[]; readonly at: string },
  ): Promise<number> {
    const now = Date.parse(at);
    const until = isoAfter(at, dayMs);
    const rows: Failures[] = [];
    for (const { key } of counters)
      rows.push(
        // Writing locks the row on both engines, so that simultaneous attempts are counted one by one.
        await db
          .insertInto("allowance_counts")
          .values({ key: storedKey(key), count: 0, until })
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ key: storedKey(key) }))
          .returning(["count", "until"])
          .executeTakeFirstOrThrow(),
      );
    const waits = counters.map((counter, index) => {
      const row = rows[index];
      return row ? waitSecondsOf(row, counter, now) : 0;
    });
    const [own = 0] = waits;
    // Others' failures never hold up the first try from an address.
    const waitSeconds = rows[0]?.count === 0 ? own : Math.max(...waits);
    if (waitSeconds > 0) return waitSeconds;
    for (const [index, { key }] of counters.entries()) {
      const row = rows[index];
      await db
        .updateTable("allowance_counts")
        .set({ count: (row ? failuresOf(row, now) : 0) + 1, until })
        .where("key", "=", storedKey(key))
        .execute();
    }
    return 0;
  },
});

export const forgetAttempts = defineCommand({
  name: "forgetAttempts",
  kind: "write",
  async run(db, { keys }: { readonly keys: readonly string[] | "all" }): Promise<void> {
    await db
      .deleteFrom("allowance_counts")
      .$if(keys === "all", (query) => query.where("key", "like", storedKey("%")))
      .$if(keys !== "all", (query) =>
        query.where("key", "in", keys === "all" ? [] : keys.map(storedKey)),
      )
      .execute();
  },
});
