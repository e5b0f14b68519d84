import type { Kysely, Updateable } from "kysely";
import type { Database } from "./schema.ts";

type Columns = Database["bookings"];

/** Some columns of a booking; undefined if there is none with this id. */
export const readRow = <Column extends keyof Columns>(
  db: Kysely<Database>,
  id: string,
  ...columns: readonly Column[]
) => db.selectFrom("bookings").select(columns).where("id", "=", id).executeTakeFirst();

export async function writeRow(
  db: Kysely<Database>,
  id: string,
  columns: Updateable<Columns>,
): Promise<void> {
  await db.updateTable("bookings").set(columns).where("id", "=", id).execute();
}
