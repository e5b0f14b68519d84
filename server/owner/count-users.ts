import { defineCommand } from "#server/db/command.ts";

/** How many people may see the bookings. */
export const countUsers = defineCommand({
  name: "countUsers",
  kind: "read",
  async run(db, _input: undefined): Promise<number> {
    const { users } = await db
      .selectFrom("users")
      .select((query) => query.fn.countAll().as("users"))
      .executeTakeFirstOrThrow();
    // PostgreSQL counts in text.
    return Number(users);
  },
});
