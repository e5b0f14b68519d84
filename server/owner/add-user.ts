import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** Adds somebody who may see bookings. `password` is a hash already. False when the name is taken. */
export async function addUser(
  db: Kysely<Database>,
  input: { readonly id: string; readonly username: string; readonly password: string },
): Promise<boolean> {
  const added = await db
    .insertInto("users")
    .values(input)
    .onConflict((conflict) => conflict.column("username").doNothing())
    .returning("id")
    .execute();
  return added.length > 0;
}
