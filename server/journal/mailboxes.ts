import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** Proof belongs to a mailbox: a corrected address has none, and a merge brings that of the bookings merged. */
export const provenAt = (): RawBuilder<string | null> =>
  sql`(select max(proven.mailbox_proven_at) from bookings as proven
    where (proven.id = bookings.id or proven.merged_into = bookings.id)
    and proven.proven_email = bookings.folded_email)`;

/** Only a visitor whose mailbox has answered can hold a day. */
export async function isMailboxProven(db: Kysely<Database>, bookingId: string): Promise<boolean> {
  const found = await db
    .selectFrom("bookings")
    .select(provenAt().as("provenAt"))
    .where("id", "=", bookingId)
    .executeTakeFirst();
  return (found?.provenAt ?? null) !== null;
}

/** The booking's address, the one that the visitor asked to use, and one that was replaced lately. */
export const readMailboxes = (db: Kysely<Database>, bookingId: string) =>
  db
    .selectFrom("bookings")
    .leftJoin("visit_links", "visit_links.booking_id", "bookings.id")
    .select(["email", "next_email as next"])
    .select(["former_email as former", "former_until as formerUntil", "other_email as other"])
    .where("bookings.id", "=", bookingId)
    .executeTakeFirstOrThrow();

type Mailboxes = Partial<
  Pick<
    Database["visit_links"],
    "next_email" | "former_email" | "former_until" | "other_email" | "other_knows_visit_at"
  >
>;

export async function writeMailboxes(
  db: Kysely<Database>,
  bookingId: string,
  mailboxes: Mailboxes,
): Promise<void> {
  await db
    .insertInto("visit_links")
    .values({ booking_id: bookingId, ...mailboxes })
    .onConflict((existing) => existing.column("booking_id").doUpdateSet(mailboxes))
    .execute();
}

/** After a change by the owner, nothing goes to a mailbox that was asked for or replaced. */
export const forgetMailboxes = (db: Kysely<Database>, bookingId: string) =>
  db
    .updateTable("visit_links")
    .set({ next_email: null, former_email: null, former_until: null })
    .where("booking_id", "=", bookingId)
    .execute();
