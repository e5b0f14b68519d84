import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** Writes one row, so that an answer means that the database takes writes. */
export async function beat(db: Kysely<Database>, input: { readonly at: string }): Promise<void> {
  await db
    .insertInto("heartbeat")
    .values({ id: 1, at: input.at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: input.at }))
    .execute();
}
