import type { Kysely } from "kysely";
import { areaOf } from "#domain/areas.ts";
import { phoenixDay } from "#domain/dates.ts";
import { phoneDigits } from "#domain/phone.ts";
import { selectedFields } from "#server/db/booking-columns.ts";
import { defineCommand } from "#server/db/command.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";
import { type Searchable, searchWords } from "./search-words.ts";

export function derivedColumns({
  booking,
  page,
  createdAt,
}: {
  readonly booking: Omit<Searchable, "area">;
  readonly page: string | null;
  readonly createdAt: string;
}) {
  const area = areaOf({ zipCode: booking.zipCode, page });
  return {
    area,
    page,
    day: phoenixDay(new Date(createdAt)),
    phone_key: phoneDigits(booking.phone).slice(-10),
    email_key: booking.email.toLowerCase(),
    words: searchWords({ ...booking, area }),
  };
}

/** After a change of what the columns are derived from. */
export async function deriveAgain(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  const bookings = await db
    .selectFrom("bookings")
    .select(["id", ...selectedFields, "page", "created_at as createdAt"])
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
  const eventsOf = Map.groupBy(events, ({ booking_id }) => booking_id);
  for (const { id, page, createdAt, ...booking } of bookings) {
    const notes = (eventsOf.get(id) ?? []).map(({ text }) => text ?? "");
    await db
      .updateTable("bookings")
      .set(derivedColumns({ booking: { ...booking, notes }, page, createdAt }))
      .where("id", "=", id)
      .execute();
  }
}

const batchSize = 100;

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
    await deriveAgain(
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
