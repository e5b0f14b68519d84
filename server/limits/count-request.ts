import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

export interface RequestToCount {
  /** Digests of the window with the sender's address, and of the window with nobody's. */
  readonly keys: { readonly address: string; readonly everybody: string };
  /** When the window ends. */
  readonly until: string;
  /** Windows that ended earlier are forgotten; null where that has been done. */
  readonly forgetBefore: string | null;
}

/** Counts a request of an address and of everybody. Gives how many there are in the window, this one with them. */
export async function countRequest(
  db: Kysely<Database>,
  { keys, until, forgetBefore }: RequestToCount,
): Promise<{ address: number; everybody: number }> {
  const counted = await db
    .insertInto("request_counts")
    // Everybody's row comes last: it is locked for the shortest time, and no two requests wait for each other.
    .values([keys.address, keys.everybody].map((key) => ({ key, count: 1, until })))
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet(({ eb }) => ({ count: eb("request_counts.count", "+", 1) })),
    )
    .returning(["key", "count"])
    .execute();
  if (forgetBefore !== null)
    await db.deleteFrom("request_counts").where("until", "<", forgetBefore).execute();
  const countOf = (key: string) => counted.find((row) => row.key === key)?.count ?? 0;
  return { address: countOf(keys.address), everybody: countOf(keys.everybody) };
}
