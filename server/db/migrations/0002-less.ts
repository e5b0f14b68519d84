import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

type Engine = "sqlite" | "postgres";

/** Of the day on which a database is migrated, where a booking from a page is quoted one. */
export interface Prices {
  readonly of: readonly {
    readonly plan: string;
    readonly dogs: string;
    readonly perVisit: number;
  }[];
  readonly pageWithout: string;
}

/** Drops what removed features kept, and makes place for what the owner changes on the site. @see docs/decisions/0032-removed.md#32-removed */
export const dropRemoved = (engine: Engine, prices: Prices): Migration => ({
  async up(db: Kysely<unknown>) {
    await dropMails(db);
    await forgetBrowsers(db);
    await dropStepTimes(db);
    await sql`delete from settings where key in ('retention-months', 'clock-mark', 'size-mark')`.execute(
      db,
    );
    await dropMailboxes(db);
    await dropMerges(db);
    await askForDays(db);
    await moveLinks(db);
    await db.schema.alterTable("booking_requests").dropColumn("status").execute();
    await db.schema.alterTable("messages").dropColumn("give_up_at").execute();
    await db.schema.alterTable("booking_events").dropColumn("page").execute();
    await foldNetworks(db);
    await countInOneTable(db, engine);
    for (const column of ["agreed_weekday", "starts_on", "agreed_price", "quoted_on"])
      await db.schema.alterTable("bookings").addColumn(column, "text").execute();
    await quotePrices(db, prices);
    await forgetReminders(db);
    await sql`drop index bookings_by_other_phone`.execute(db);
    await db.schema.alterTable("bookings").dropColumn("other_phone_digits").execute();
    await createWebsite(db, engine);
    // Its first number does not show that it was taken. @see server/db/postgres-changes.ts
    if (engine === "postgres") {
      await sql`create sequence changes`.execute(db);
      await sql`select nextval('changes')`.execute(db);
    }
    // Words are found without an index. SQLite never had it.
    await sql`drop index if exists bookings_search`.execute(db);
    for (const index of ["messages_newest", "messages_claimed"])
      await sql`drop index ${sql.ref(index)}`.execute(db);
  },
});

/** Notifications belong to the session that turned them on, no longer to a browser known by a cookie of its own. */
async function forgetBrowsers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("push_devices").renameColumn("browser", "session_id").execute();
  await sql`update push_devices set session_id = (select max(sessions.id) from sessions
    where sessions.browser = push_devices.session_id and sessions.user_id = push_devices.user_id)`.execute(
    db,
  );
  await db.schema.alterTable("sessions").dropColumn("browser").execute();
  await sql`delete from push_devices where gone_at is not null`.execute(db);
  for (const column of ["last_ok_at", "failing_since", "error", "gone_at"])
    await db.schema.alterTable("push_devices").dropColumn(column).execute();
}

async function dropStepTimes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex("bookings_by_day").execute();
  for (const column of ["scheduled_seconds", "visit_seconds", "customer_seconds"])
    await schema.alterTable("bookings").dropColumn(column).execute();
  await schema.alterTable("bookings").addColumn("origin", "text").execute();
  // Covers the numbers, so that they never read the bookings themselves.
  await schema
    .createIndex("bookings_by_day")
    .on("bookings")
    .columns(["day", "status", "source", "page", "contact_seconds", "merged_into", "created_at"])
    .columns(["origin"])
    .execute();
}

/** Kinds that nothing sends any more. */
async function dropMails(db: Kysely<unknown>): Promise<void> {
  await sql`delete from messages
    where kind in ('apology', 'former-link', 'mailbox-check', 'mailbox-asked', 'merged', 'merged-visit',
      'visit-released')`.execute(db);
}

/** Visitors no longer change their email address. */
async function dropMailboxes(db: Kysely<unknown>): Promise<void> {
  await sql`delete from booking_events where kind = 'mailbox-asked'`.execute(db);
}

/** Nothing moves in a merge any more, and none is undone. */
async function dropMerges(db: Kysely<unknown>): Promise<void> {
  await sql`delete from booking_events where kind = 'separated' or (kind = 'merged' and id in
    (select undoes from booking_events where kind = 'separated'))`.execute(db);
}

/** A chosen day takes no place until somebody confirms it: wishes and holds are one kind, and none expires. */
async function askForDays(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.dropIndex("visits_open").execute();
  await sql`update visits set state = 'asked' where state in ('wished', 'held')`.execute(db);
  await sql`update booking_events set kind = 'visit-asked'
    where kind in ('visit-wished', 'visit-held')`.execute(db);
  await sql`update booking_events set kind = 'visit-cancelled' where kind = 'visit-released'`.execute(
    db,
  );
  await sql`delete from booking_events where kind = 'mailbox-proven'`.execute(db);
  await schema.alterTable("visits").dropColumn("held_until").execute();
  for (const column of ["proven_email", "mailbox_proven_at"])
    await schema.alterTable("bookings").dropColumn(column).execute();
  await schema
    .createIndex("visits_open")
    .on("visits")
    .columns(["day", "state"])
    .where(sql<boolean>`state in ('asked', 'booked')`)
    .execute();
}

/** A booking has one link, and says of it what is left. */
async function moveLinks(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable("bookings")
    .addColumn("link_generation", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("bookings").addColumn("mail_pressed_at", "timestamptz").execute();
  await schema.alterTable("bookings").addColumn("reach_by", "text").execute();
  await sql`update bookings set link_generation = visit_links.generation, reach_by = visit_links.reach_by
    from visit_links where visit_links.booking_id = bookings.id`.execute(db);
  await schema.dropTable("visit_links").execute();
}

/** Leads of a network that sends very much are shown in one row, and no longer set aside. */
async function foldNetworks(db: Kysely<unknown>): Promise<void> {
  await sql`drop index bookings_of_series`.execute(db);
  await sql`alter table bookings drop column series`.execute(db);
  await sql`alter table bookings add column fold text`.execute(db);
  await sql`create index bookings_of_fold on bookings (fold) where fold is not null`.execute(db);
  await sql`drop table series_decisions`.execute(db);
}

/** Failed sign-ins and answered challenges are counts, too. A refused mailbox counts for a year, also after a crash. */
async function countInOneTable(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const table of ["sign_in_failures", "used_challenges"])
    await db.schema.dropTable(table).execute();
  if (engine === "postgres") await sql`alter table allowance_counts set logged`.execute(db);
}

/** Nobody knows what earlier bookings were quoted: they keep the price of that day. */
async function quotePrices(db: Kysely<unknown>, { of, pageWithout }: Prices): Promise<void> {
  await db.schema.alterTable("bookings").addColumn("quoted_per_visit", "integer").execute();
  for (const { plan, dogs, perVisit } of of)
    await sql`update bookings set quoted_per_visit = ${perVisit}
      where service_type = ${plan} and num_dogs = ${dogs}
      and page is distinct from ${pageWithout}`.execute(db);
}

/** What the owner changed on the site: versions, newest last, what is not public yet, and photos. */
async function createWebsite({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const bytes = engine === "postgres" ? sql`bytea` : "blob";
  await schema
    .createTable("site_versions")
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("changes", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("at", "timestamptz", (column) => column.notNull())
    .execute();
  await schema
    .createTable("site_drafts")
    .addColumn("thing", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("at", "timestamptz", (column) => column.notNull())
    .execute();
  await schema
    .createTable("site_photos")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("bytes", bytes, (column) => column.notNull())
    .addColumn("small", bytes)
    .execute();
}

/** Reminders name all calls of a moment, and belong to no booking. */
const forgetReminders = (db: Kysely<unknown>) =>
  sql`delete from messages where kind in ('reminder', 'overdue', 'call-back')`.execute(db);
