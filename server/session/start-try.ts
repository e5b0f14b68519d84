import { defineCommand } from "#server/db/command.ts";

/** So many wrong tries cost nothing. */
const freeTries = 5;
const second = 1000;
const day = 86_400 * second;
/** The clocks of two instances differ by less. */
const difference = 60 * second;

export interface TryKey {
  /** A digest of a name or an address. */
  readonly key: string;
  /** No wait between two tries is longer, in seconds. */
  readonly longestWait: number;
}

interface Failures {
  readonly key: string;
  readonly failures: number;
  readonly last_at: string;
}

/** The wrong tries that still count. */
const countOf = (row: Failures | undefined, now: number) =>
  row && now - Date.parse(row.last_at) < day ? row.failures : 0;

/** Milliseconds until the next try: 1, 2, 4 … seconds from the fifth wrong one on. */
function waitOf(row: Failures | undefined, { longestWait }: TryKey, now: number): number {
  const failures = countOf(row, now);
  if (!row || failures < freeTries) return 0;
  const wait = Math.min(2 ** (failures - freeTries), longestWait) * second;
  const left = Date.parse(row.last_at) + wait - now;
  // The clock was set back since the last try: nobody waits until it has caught up.
  return left > wait + difference ? 0 : Math.max(0, left);
}

/**
 * Counts a try as wrong before its password is looked at, so that many at once cannot slip through. Gives the seconds
 * to wait where it comes too early: then it does not count and must be refused.
 */
export const startTry = defineCommand({
  name: "startTry",
  kind: "write",
  async run(
    db,
    { keys, at }: { readonly keys: readonly TryKey[]; readonly at: string },
  ): Promise<number> {
    const now = Date.parse(at);
    const names = keys.map(({ key }) => key);
    const longestOf = (rows: readonly Failures[]) => {
      const waits = keys.map((one) =>
        waitOf(
          rows.find(({ key }) => key === one.key),
          one,
          now,
        ),
      );
      return Math.ceil(Math.max(...waits) / second);
    };
    const known = await db
      .selectFrom("sign_in_failures")
      .selectAll()
      .where("key", "in", names)
      .execute();
    const early = longestOf(known);
    // A refused try writes nothing, however many there are.
    if (early > 0) return early;

    const locked: Failures[] = [];
    // Always in the same order, so that no two tries wait for each other; writing locks the row on both engines.
    for (const key of names.toSorted())
      locked.push(
        await db
          .insertInto("sign_in_failures")
          .values({ key, failures: 0, last_at: at })
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    const wait = longestOf(locked);
    if (wait > 0) return wait;
    for (const row of locked)
      await db
        .updateTable("sign_in_failures")
        .set({ failures: countOf(row, now) + 1, last_at: at })
        .where("key", "=", row.key)
        .execute();
    return 0;
  },
});
