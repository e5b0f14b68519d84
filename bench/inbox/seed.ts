import { randomUUIDv7 } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { derivedColumns } from "#server/bookings/derived-columns.ts";
import { insertRows } from "#server/bookings/insert-rows.ts";
import type { Database } from "#server/db/schema.ts";
import { sqliteDialect } from "#server/db/sqlite-dialect.ts";
import { openStore } from "#server/store.ts";
import { sampleBooking } from "./sample-booking.ts";

export interface Place {
  readonly DATA_DIR: string;
  readonly DATABASE_URL: string;
}

const batch = 500;

function openDirectly({ DATA_DIR, DATABASE_URL }: Place): Kysely<Database> {
  if (DATABASE_URL)
    return new Kysely({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: DATABASE_URL }) }),
    });
  const database = new DatabaseSync(join(DATA_DIR, "bookings.db"));
  // Only the filling is measured by nobody: it need not survive a power cut.
  database.exec("pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -400000");
  return new Kysely({ dialect: sqliteDialect(database) });
}

/** Adds bookings number `from` to `to` with their events and sent mails, as three years of business leave them. */
export async function seed(place: Place, from: number, to: number, now: Date): Promise<void> {
  await (await openStore(place)).close();
  const db = openDirectly(place);
  for (let first = from; first < to; first += batch) {
    const rows = Array.from({ length: Math.min(batch, to - first) }, (_, index) => {
      const { booking, page, createdAt, status, contactSeconds } = sampleBooking(
        first + index,
        to,
        now,
      );
      return {
        ...derivedColumns({ booking, page, createdAt }),
        id: randomUUIDv7(),
        first_name: booking.firstName,
        last_name: booking.lastName,
        email: booking.email,
        phone: booking.phone,
        address: booking.address,
        city: booking.city,
        state: booking.state,
        zip_code: booking.zipCode,
        service_date: null,
        num_dogs: booking.numDogs,
        service_type: booking.serviceType,
        special_requests: null,
        status,
        created_at: createdAt,
        contactSeconds,
        same_as: null,
      };
    });
    await db.transaction().execute(async (transaction) => {
      await insertRows(transaction, rows);
      for (const { id, contactSeconds: contact_seconds } of rows)
        await transaction
          .updateTable("bookings")
          .set({ contact_seconds })
          .where("id", "=", id)
          .execute();
      await transaction
        .insertInto("booking_events")
        .values(
          rows.map(({ id, created_at, page }) => ({
            booking_id: id,
            kind: "requested" as const,
            at: created_at,
            actor: "visitor",
            page,
            from_status: null,
            to_status: null,
            text: null,
            undoes: null,
          })),
        )
        .execute();
      await transaction
        .insertInto("messages")
        .values(
          rows.flatMap(({ id, created_at: at }) =>
            (["lead", "confirmation"] as const).map((kind) => ({
              id: `${id}.${kind}`,
              kind,
              booking_id: id,
              event_id: null,
              state: "sent" as const,
              attempts: 1,
              created_at: at,
              next_at: at,
              claimed_until: null,
              give_up_at: at,
              sent_at: at,
              error: null,
            })),
          ),
        )
        .execute();
    });
  }
  // What PostgreSQL's own housekeeping does within a minute.
  if (place.DATABASE_URL) await sql`vacuum analyze`.execute(db);
  else await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
}
