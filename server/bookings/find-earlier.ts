import type { Kysely } from "kysely";
import { compiled } from "#server/db/compiled.ts";
import type { Database } from "#server/db/schema.ts";

/** Who books again within so many milliseconds is marked. */
export const sameWindow = 30 * 86_400_000;
/** A telephone number has at least so many digits; with fewer, two bookings would look alike that are not. */
export const leastDigits = 7;

const newestBy = (column: "phone_key" | "email_key") =>
  compiled<{ key: string }, { id: string; seq: number; created_at: string }>((db, place) =>
    db
      .selectFrom("bookings")
      .select(["id", "seq", "created_at"])
      .where(column, "=", place("key"))
      .orderBy("seq", "desc")
      .limit(1),
  );
const newest = { phone_key: newestBy("phone_key"), email_key: newestBy("email_key") };

/** The newest booking of the last 30 days with the same phone or e-mail, null without one. */
export async function findEarlier(
  db: Kysely<Database>,
  booking: {
    readonly phone_key: string;
    readonly email_key: string;
    readonly createdAt: string;
  },
): Promise<string | null> {
  const since = new Date(Date.parse(booking.createdAt) - sameWindow).toISOString();
  let earlier: { id: string; seq: number; created_at: string } | undefined;
  for (const column of ["phone_key", "email_key"] as const) {
    const key = booking[column];
    if (column === "phone_key" && key.length < leastDigits) continue;
    // The newest alone decides: whatever is older than it is also older than 30 days, or leads to it.
    const [found] = await newest[column](db, { key });
    if (found && (!earlier || found.seq > earlier.seq)) earlier = found;
  }
  return earlier && earlier.created_at >= since ? earlier.id : null;
}
