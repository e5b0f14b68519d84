import type { Kysely } from "kysely";
import { dayMs } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import { digestOf } from "#server/db/digest.ts";
import type { Database } from "#server/db/schema.ts";
import { type AllowanceName, fixedAllowances } from "./allowances.ts";
import { type Counters, countersOf, firstOver, type Spending } from "./counters.ts";

/** Counts outlive their window by a day, since a message counts on the day on which it was enqueued. */
const untilOf = ({ windowEnd }: Counters) => new Date(windowEnd + dayMs).toISOString();

async function add(
  db: Kysely<Database>,
  counters: readonly Counters[],
  sign: 1 | -1,
): Promise<ReadonlyMap<string, number>> {
  // Always in the same order, everybody's last: simultaneous ones cannot deadlock, and lock it for the shortest time.
  const rows = counters.flatMap((one) =>
    one.keys.map((key) => ({
      key: digestOf(key),
      count: sign * one.amount,
      until: untilOf(one),
    })),
  );
  const counted = await db
    .insertInto("allowance_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ eb, ref }) => ({
        count: eb("allowance_counts.count", "+", ref("excluded.count")),
      })),
    )
    .returning(["key", "count"])
    .execute();
  return new Map(counted.map(({ key, count }) => [key, count]));
}

async function readEarlier(db: Kysely<Database>, counters: readonly Counters[]) {
  const keys = counters.flatMap(({ earlier }) => earlier.flat().map(digestOf));
  if (keys.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom("allowance_counts")
    .select(["key", "count"])
    .where("key", "in", keys)
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}

async function addAndRead(
  db: Kysely<Database>,
  counters: readonly Counters[],
): Promise<number[][]> {
  const now = await add(db, counters, 1);
  const before = await readEarlier(db, counters);
  return counters.map(({ keys, earlier }) =>
    keys.map((key, index) =>
      earlier.reduce(
        (sum, slice) => sum + (before.get(digestOf(slice[index] ?? "")) ?? 0),
        now.get(digestOf(key)) ?? 0,
      ),
    ),
  );
}

export interface StoredOver {
  readonly of: AllowanceName;
  /** Whether all together are over it, and not the one who spends. */
  readonly isCommon: boolean;
}

/** Spends all or nothing, in the transaction of what it guards. @returns the first allowance that is used up */
export async function spendStored(
  db: Kysely<Database>,
  spendings: readonly Spending[],
  at: string,
  allowances = fixedAllowances,
): Promise<StoredOver | undefined> {
  const limited = spendings.filter(({ of }) => Number.isFinite(allowances[of].own));
  if (limited.length === 0) return undefined;
  const counters = limited.map((one) => countersOf(allowances, one, Date.parse(at)));
  const counts = await addAndRead(db, counters);
  for (const [index, one] of counters.entries()) {
    const over = firstOver(one, counts[index] ?? []);
    const { of, whose } = limited[index] ?? {};
    if (over === undefined || !of) continue;
    await add(db, counters, -1);
    return { of, isCommon: over === whose?.length };
  }
  return undefined;
}

/** Adds to the counts of all instances, for what each has counted in its memory. */
export const shareCounts = defineCommand({
  name: "shareCounts",
  kind: "write",
  run: (db, { counters }: { readonly counters: readonly Counters[] }): Promise<number[][]> =>
    addAndRead(db, counters),
});
