import { type Kysely, sql } from "kysely";
import { jsonRows } from "#server/db/json-rows.ts";
import type { Database } from "#server/db/schema.ts";

/** Bookings of one person at most this far apart are marked as related. */
export const sameWindowMs = 30 * 86_400_000;
/** Shorter telephone numbers match no other: unrelated bookings would look alike. */
export const leastDigits = 7;

/** What tells that two bookings are of one person. */
interface Person {
  readonly id: string;
  readonly phone_key: string;
  readonly email_key: string;
  /** ISO 8601 in UTC. */
  readonly created_at: string;
}

type Earlier = Pick<Person, "id" | "created_at">;

/**
 * The newest booking of the last 30 days with the same phone or e-mail, for each of a batch in order of arrival: one
 * that is stored, or one before it in the batch.
 * @returns ids, null where there is none
 */
export async function findEarlier(
  db: Kysely<Database>,
  people: readonly Person[],
): Promise<(string | null)[]> {
  const stored = await findStored(db, people);
  const newestByPhone = new Map<string, number>();
  const newestByEmail = new Map<string, number>();
  return people.map(({ phone_key, email_key, created_at }, index) => {
    const inBatch = Math.max(
      newestByPhone.get(phone_key) ?? -1,
      newestByEmail.get(email_key) ?? -1,
    );
    if (phone_key.length >= leastDigits) newestByPhone.set(phone_key, index);
    newestByEmail.set(email_key, index);
    const earlier = people[inBatch] ?? stored.get(index);
    const since = new Date(Date.parse(created_at) - sameWindowMs).toISOString();
    return earlier && earlier.created_at >= since ? earlier.id : null;
  });
}

/**
 * The newest stored booking of each person. It alone decides: older ones are also older than 30 days, or lead to it. Two
 * probes of two indexes: "phone or email" in one condition reads the whole table.
 */
async function findStored(
  db: Kysely<Database>,
  people: readonly Person[],
): Promise<Map<number, Earlier>> {
  const rows = jsonRows(
    db,
    { phone: "text", email: "text" },
    people.map(({ phone_key, email_key }) => ({
      phone: phone_key.length >= leastDigits ? phone_key : null,
      email: email_key,
    })),
  ).as("rows");
  const newestBy = (column: "phone_key" | "email_key", key: "rows.phone" | "rows.email") =>
    sql<number>`(select seq from bookings as same where same.${sql.ref(column)} = ${sql.ref(key)} order by seq desc limit 1)`;
  const found = await db
    .selectFrom(rows)
    .innerJoin("bookings", (join) =>
      join.on("bookings.seq", "in", [
        newestBy("phone_key", "rows.phone"),
        newestBy("email_key", "rows.email"),
      ]),
    )
    .select(["rows.ordinal", "bookings.id", "bookings.created_at"])
    .orderBy("bookings.seq")
    .execute();
  return new Map(found.map(({ ordinal, ...earlier }) => [ordinal, earlier]));
}
