import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

type Engine = "sqlite" | "postgres";

/** What the database fills in by itself: a random UUID and the present moment. @see docs/product.md#stored-booking */
const defaults = {
  sqlite: {
    id: sql`(lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
      substr('89ab', 1 + abs(random() % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))))`,
    now: sql`(strftime('%Y-%m-%dT%H:%M:%fZ'))`,
  },
  postgres: { id: sql`gen_random_uuid()::text`, now: sql`now()` },
};

export const createTables = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await createBookings(db, engine);
    await createVisits(db);
    await createAccounts(db);
    await createMessages(db);
    await createCounts(db, engine);
  },
});

async function createBookings(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = db;
  const { id, now } = defaults[engine];
  const isPostgres = engine === "postgres";
  await schema
    .createTable("bookings")
    .addColumn("id", "text", (column) => column.primaryKey().defaultTo(id))
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("city", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("zip_code", "text", (column) => column.notNull())
    .addColumn("service_date", "text")
    .addColumn("num_dogs", "text", (column) => column.notNull())
    .addColumn("service_type", "text", (column) => column.notNull())
    .addColumn("special_requests", "text")
    .addColumn("neighborhood", "text")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("pending"))
    .addColumn("created_at", "timestamptz", (column) => column.notNull().defaultTo(now))
    // The order of arrival: one number to sort, to page and to search by, regardless of the clock. SQLite's is written
    // by the program.
    .addColumn("seq", "integer", (column) =>
      isPostgres ? column.notNull().generatedByDefaultAsIdentity() : column,
    )
    .addColumn("area", "text")
    .addColumn("page", "text")
    .addColumn("day", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("phone_digits", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("other_phone_digits", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("folded_email", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("search_words", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("merged_into", "text")
    .addColumn("contact_seconds", "integer")
    .addColumn("scheduled_seconds", "integer")
    .addColumn("visit_seconds", "integer")
    .addColumn("customer_seconds", "integer")
    .addColumn("erased_at", "timestamptz")
    .addColumn("source", "text", (column) => column.notNull().defaultTo("form"))
    .addColumn("claimed_by", "text")
    .addColumn("claimed_until", "timestamptz")
    .addColumn("proven_email", "text")
    .addColumn("mailbox_proven_at", "timestamptz")
    // Compared byte by byte, so that the networks inside one are found by how theirs begin.
    .addColumn("network", isPostgres ? sql`text collate "C"` : "text")
    .addColumn("series", "text")
    .addColumn("follow_up_at", "timestamptz")
    .addColumn("chosen_plan", "text")
    .execute();
  await schema.createIndex("bookings_in_order").unique().on("bookings").column("seq").execute();
  const indexes = {
    bookings_by_phone: ["phone_digits", "seq"],
    bookings_by_email: ["folded_email", "seq"],
    // Covers the reports, so that they never read the bookings themselves.
    bookings_by_day: [
      ...["day", "status", "area", "service_type", "page", "contact_seconds", "merged_into"],
      ...["scheduled_seconds", "visit_seconds", "customer_seconds"],
    ],
  };
  for (const [name, columns] of Object.entries(indexes))
    await schema.createIndex(name).on("bookings").columns(columns).execute();
  await sql`create index bookings_by_status on bookings (status, seq, follow_up_at) where merged_into is null`.execute(
    db,
  );
  await sql`create index bookings_to_follow_up on bookings (follow_up_at) where follow_up_at is not null`.execute(
    db,
  );
  await sql`create index bookings_by_other_phone on bookings (other_phone_digits, seq) where other_phone_digits <> ''`.execute(
    db,
  );
  await sql`create index bookings_merged on bookings (merged_into) where merged_into is not null`.execute(
    db,
  );
  for (const column of ["network", "series"])
    await schema
      .createIndex(`bookings_of_${column}`)
      .on("bookings")
      .column(column)
      .where(sql.ref(column), "is not", null)
      .execute();
  // SQLite finds words in 100,000 bookings in 40 ms without an index. After each 256 kB PostgreSQL brings its own up to
  // date, so that no booking waits long for it.
  if (isPostgres)
    await sql`create index bookings_search on bookings
      using gin (array_to_tsvector(string_to_array(search_words, ' '))) with (gin_pending_list_limit = 256)`.execute(
      db,
    );

  const events = schema
    .createTable("booking_events")
    .addColumn("id", "text", (column) => column.primaryKey().defaultTo(id))
    .addColumn("booking_id", "text", (column) => column.notNull().references("bookings.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("at", "timestamptz", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("page", "text")
    .addColumn("from_status", "text")
    .addColumn("to_status", "text")
    .addColumn("text", "text")
    .addColumn("undoes", "text")
    .addColumn("part_of", "text");
  // The order in which a history was written. SQLite numbers its rows by itself.
  const numbered = events.addColumn("seq", "integer", (column) =>
    column.notNull().generatedByDefaultAsIdentity(),
  );
  await (isPostgres ? numbered : events).execute();
  await schema
    .createIndex("booking_events_of_booking")
    .on("booking_events")
    .columns(["booking_id", "at"])
    .execute();

  await sql`create index booking_events_erasure on booking_events (booking_id)
    where kind = 'erasure-asked'`.execute(db);

  await schema
    .createTable("booking_requests")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("booking_id", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .execute();

  await schema
    .createTable("gate_notes")
    .addColumn("booking_id", "text", (column) => column.primaryKey().references("bookings.id"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("written_at", "timestamptz", (column) => column.notNull())
    .execute();
}

async function createVisits({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("visits")
    .addColumn("booking_id", "text", (column) => column.primaryKey().references("bookings.id"))
    .addColumn("uid", "text", (column) => column.notNull().unique())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("starts", "text", (column) => column.notNull())
    .addColumn("ends", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("event_id", "text", (column) => column.notNull())
    .addColumn("held_until", "timestamptz")
    .addColumn("kept_at", "timestamptz")
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("changed_at", "timestamptz", (column) => column.notNull())
    .addColumn("outcome_at", "timestamptz")
    .execute();
  await schema.createIndex("visits_by_day").on("visits").columns(["day", "state"]).execute();
  await schema
    .createIndex("visits_open")
    .on("visits")
    .columns(["day", "state"])
    .where(sql<boolean>`state in ('wished', 'held', 'booked')`)
    .execute();

  await schema
    .createTable("visit_links")
    .addColumn("booking_id", "text", (column) => column.primaryKey().references("bookings.id"))
    .addColumn("generation", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("reach_by", "text")
    .addColumn("news_since", "timestamptz")
    .addColumn("next_email", "text")
    .addColumn("former_email", "text")
    .addColumn("former_until", "timestamptz")
    .addColumn("other_email", "text")
    .addColumn("other_knows_visit_at", "timestamptz")
    .execute();
  await schema
    .createIndex("visit_links_with_news")
    .on("visit_links")
    .column("news_since")
    .where(sql.ref("news_since"), "is not", null)
    .execute();
}

async function createAccounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("username", "text", (column) => column.notNull().unique())
    .addColumn("password", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("first_password_until", "timestamptz")
    .execute();

  await schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id"))
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("browser", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("expires_at", "timestamptz", (column) => column.notNull())
    .execute();
  await schema.createIndex("sessions_of_user").on("sessions").column("user_id").execute();

  await schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id"))
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", (column) => column.notNull())
    // Unsigned 32 bits: more than an integer of PostgreSQL holds.
    .addColumn("counter", "double precision", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("used_at", "timestamptz")
    .execute();
  await schema.createIndex("passkeys_of_user").on("passkeys").column("user_id").execute();

  await schema
    .createTable("used_challenges")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("expires_at", "timestamptz", (column) => column.notNull())
    .execute();

  await schema
    .createTable("sign_in_failures")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("last_at", "timestamptz", (column) => column.notNull())
    .execute();

  await schema
    .createTable("settings")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("push_devices")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("browser", "text")
    .addColumn("endpoint", "text", (column) => column.unique())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("last_ok_at", "timestamptz")
    .addColumn("failing_since", "timestamptz")
    .addColumn("error", "text")
    .addColumn("gone_at", "timestamptz")
    .execute();

  await schema
    .createTable("messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("booking_id", "text", (column) => column.references("bookings.id"))
    .addColumn("device_id", "text")
    .addColumn("event_id", "text")
    .addColumn("text", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("next_at", "timestamptz", (column) => column.notNull())
    .addColumn("claimed_until", "timestamptz")
    .addColumn("give_up_at", "timestamptz", (column) => column.notNull())
    .addColumn("sent_at", "timestamptz")
    .addColumn("error", "text")
    .execute();
  await schema.createIndex("messages_of_booking").on("messages").column("booking_id").execute();
  await schema
    .createIndex("messages_newest")
    .on("messages")
    .columns(["created_at", "id"])
    .execute();
  // Nearly all messages have been sent: what is left to do stays small, and each channel finds its own.
  await sql`create index messages_due_mail on messages (next_at)
    where state = 'waiting' and kind <> 'webhook' and device_id is null`.execute(db);
  await sql`create index messages_due_webhook on messages (next_at)
    where state = 'waiting' and kind = 'webhook'`.execute(db);
  await sql`create index messages_due_push on messages (next_at)
    where state = 'waiting' and device_id is not null`.execute(db);
  await sql`create index messages_claimed on messages (claimed_until)
    where claimed_until is not null`.execute(db);
  await sql`create index messages_unsent on messages (state, created_at, id) where state <> 'sent'`.execute(
    db,
  );
  await sql`create index messages_failed on messages (created_at, id) where state = 'failed'`.execute(
    db,
  );
}

async function createCounts({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const counts = schema
    .createTable("allowance_counts")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("until", "timestamptz", (column) => column.notNull());
  // Unlogged: no commit waits for the disk, and PostgreSQL empties the table after a crash.
  await (engine === "postgres" ? counts.modifyFront(sql`unlogged`) : counts).execute();

  await schema
    .createTable("series_decisions")
    .addColumn("series", "text", (column) => column.primaryKey())
    .addColumn("decision", "text", (column) => column.notNull())
    .addColumn("at", "timestamptz", (column) => column.notNull())
    .execute();
}
