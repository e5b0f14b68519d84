import { type Kysely, sql } from "kysely";
import { jsonRows } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

export const relatedWindowMs = 30 * 86_400_000;
/** Shorter phone numbers match nothing, because unrelated bookings would share them. */
export const minDigits = 7;

interface Person {
  readonly phone_key: string;
  readonly email_key: string;
  readonly created_at: string;
}

const windowStart = ({ created_at }: Pick<Person, "created_at">): string =>
  new Date(Date.parse(created_at) - relatedWindowMs).toISOString();

/** Whether two bookings have the same phone or email and are at most 30 days apart. */
export function isRelated(one: Person, other: Person): boolean {
  const apartMs = Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at));
  const hasSamePhone = one.phone_key === other.phone_key && one.phone_key.length >= minDigits;
  const hasSameEmail = one.email_key === other.email_key && one.email_key !== "";
  return apartMs <= relatedWindowMs && (hasSamePhone || hasSameEmail);
}

interface NewPerson extends Person {
  readonly id: string;
}

/**
 * For each new booking of a batch in order of arrival, the same person's newest booking of the 30 days before: a stored
 * one, or an earlier one in the batch.
 */
export async function findEarlier(
  db: Kysely<Database>,
  people: readonly NewPerson[],
): Promise<(string | null)[]> {
  const stored = await findStored(
    db,
    people.map((person) => ({ ...person, seq: afterAll })),
  );
  const newestByPhone = new Map<string, number>();
  const newestByEmail = new Map<string, number>();
  return people.map(({ phone_key, email_key, created_at }, index) => {
    const inBatch = Math.max(
      newestByPhone.get(phone_key) ?? -1,
      newestByEmail.get(email_key) ?? -1,
    );
    if (phone_key.length >= minDigits) newestByPhone.set(phone_key, index);
    if (email_key !== "") newestByEmail.set(email_key, index);
    const earlier = people[inBatch] ?? stored.get(index);
    return earlier && earlier.created_at >= windowStart({ created_at }) ? earlier.id : null;
  });
}

/** Larger than the place of any stored booking. */
const afterAll = 2 ** 31 - 1;

/**
 * Each person's newest booking that was stored before theirs. It alone decides: older ones are also older than 30 days, or lead to it. Two
 * lookups in two indexes, since "phone or email" in one condition reads the whole table.
 */
async function findStored(
  db: Kysely<Database>,
  people: readonly (Person & { readonly seq: number })[],
): Promise<Map<number, { readonly id: string; readonly created_at: string }>> {
  const rows = jsonRows(
    db,
    { phone: "text", email: "text", before: "integer" },
    people.map(({ phone_key, email_key, seq }) => ({
      phone: phone_key.length >= minDigits ? phone_key : null,
      email: email_key || null,
      before: seq,
    })),
  ).as("rows");
  const newestBy = (column: "phone_key" | "email_key", key: "rows.phone" | "rows.email") =>
    sql<number>`(select seq from bookings as same where same.${sql.ref(column)} = ${sql.ref(key)} and same.seq < rows.before order by seq desc limit 1)`;
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

/**
 * Derives `same_as` anew after a person's phone or email was corrected: of the booking itself, and of those around it
 * that have the old ones or the new ones.
 * @param before the keys that it had
 */
export async function updateSameAs(
  db: Kysely<Database>,
  id: string,
  before: Pick<Person, "phone_key" | "email_key">,
): Promise<void> {
  const own = await db
    .selectFrom("bookings")
    .select(["phone_key", "email_key", "created_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const until = new Date(Date.parse(own.created_at) + relatedWindowMs).toISOString();
  const near = db
    .selectFrom("bookings")
    .select(["id", "seq", "phone_key", "email_key", "created_at", "same_as"])
    .where("created_at", ">=", windowStart(own))
    .where("created_at", "<=", until);
  const phones = [before.phone_key, own.phone_key].filter(({ length }) => length >= minDigits);
  const emails = [before.email_key, own.email_key].filter(Boolean);
  const found = [
    ...(await near.where("id", "=", id).execute()),
    ...(await near.where("phone_key", "in", [...phones, null]).execute()),
    ...(await near.where("email_key", "in", [...emails, null]).execute()),
  ];
  const people = [...new Map(found.map((one) => [one.id, one])).values()];
  const stored = await findStored(db, people);
  for (const [index, person] of people.entries()) {
    const earlier = stored.get(index);
    const same_as = earlier && earlier.created_at >= windowStart(person) ? earlier.id : null;
    if (same_as !== person.same_as)
      await db.updateTable("bookings").set({ same_as }).where("id", "=", person.id).execute();
  }
}
