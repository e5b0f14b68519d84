import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Roles, first passwords, passkeys, and what a list of sessions shows. Everybody from before is an owner. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable("users")
      .addColumn("role", "text", (column) => column.notNull().defaultTo("owner"))
      .execute();
    await schema.alterTable("users").addColumn("first_password_until", "timestamptz").execute();

    await schema
      .alterTable("sessions")
      .addColumn("device", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await schema.alterTable("sessions").addColumn("created_at", "timestamptz").execute();
    // A session's user is read with it.
    await schema.alterTable("sessions").dropColumn("data").execute();

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
  },
};
