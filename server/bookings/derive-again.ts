import type { Kysely } from "kysely";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { derivedColumns } from "./derived-columns.ts";
import { searchWords } from "./search-words.ts";

async function readSources(db: Kysely<Database>, ids: readonly string[]) {
  const bookings = await db
    .selectFrom("bookings")
    .select(["id", "first_name as firstName", "last_name as lastName", "email", "phone"])
    .select(["address", "city", "zip_code as zipCode", "special_requests as specialRequests"])
    .select(["area", "page", "words", "created_at as createdAt"])
    .where("id", "in", ids)
    .where("erased_at", "is", null)
    .execute();
  const events = await db
    .selectFrom("booking_events")
    .select(["booking_id", "text"])
    .where("booking_id", "in", ids)
    .where("kind", "=", "note")
    .where("text", "is not", null)
    .orderBy("at", "desc")
    .execute();
  const notes = Map.groupBy(events, ({ booking_id }) => booking_id);
  return bookings.map((booking) => ({
    ...booking,
    notes: (notes.get(booking.id) ?? []).map(({ text }) => text ?? ""),
  }));
}

export async function updateWords(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  for (const { words: before, ...booking } of await readSources(db, ids)) {
    const words = searchWords(booking);
    if (words !== before)
      await db.updateTable("bookings").set({ words }).where("id", "=", booking.id).execute();
  }
}

const batchSize = 500;

/**
 * A migration asks for it: its `derive_after` setting is the `seq` of the last booking that is done.
 * @returns whether there is more to do
 */
export const deriveSome = defineCommand({
  name: "deriveSome",
  kind: "write",
  async run(db, _input: undefined): Promise<boolean> {
    const setting = db.selectFrom("settings").select("value").where("key", "=", "derive_after");
    const locked = engineOf(db) === "postgres" ? setting.forUpdate() : setting;
    const progress = await locked.executeTakeFirst();
    if (!progress) return false;
    const next = await db
      .selectFrom("bookings")
      .select(["id", "seq"])
      .where("seq", ">", Number(progress.value))
      .orderBy("seq")
      .limit(batchSize)
      .execute();
    const last = next.at(-1);
    if (!last) {
      await db.deleteFrom("settings").where("key", "=", "derive_after").execute();
      return false;
    }
    await derive(
      db,
      next.map(({ id }) => id),
    );
    await db
      .updateTable("settings")
      .set({ value: String(last.seq) })
      .where("key", "=", "derive_after")
      .execute();
    return true;
  },
});

export async function derive(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  for (const { id, page, createdAt, ...booking } of await readSources(db, ids))
    await db
      .updateTable("bookings")
      .set(derivedColumns({ booking, page, createdAt }))
      .where("id", "=", id)
      .execute();
}
