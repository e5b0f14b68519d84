import { defineCommand } from "#server/db/command.ts";

export interface RequestToCount {
  /** Digests of the window with the sender's address, and of the window with nobody's. */
  readonly keys: { readonly address: string; readonly everybody: string };
  /** When the window ends. */
  readonly until: string;
  /** Windows that ended earlier are forgotten; null where that has been done. */
  readonly forgetBefore: string | null;
}

/** How many requests there are in the window, this one included. */
export interface RequestCount {
  readonly address: number;
  readonly everybody: number;
}

/** Counts a request of an address and of everybody. */
export const countRequest = defineCommand({
  name: "countRequest",
  kind: "write",
  async run(db, { keys, until, forgetBefore }: RequestToCount): Promise<RequestCount> {
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
  },
});
