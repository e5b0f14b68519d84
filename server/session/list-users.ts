import { defineCommand } from "#server/db/command.ts";

/** The names of all who may see the bookings, in the order of the alphabet. */
export const listUsers = defineCommand({
  name: "listUsers",
  kind: "read",
  async run(db, _input: undefined): Promise<string[]> {
    const users = await db.selectFrom("users").select("username").execute();
    return users
      .map(({ username }) => username)
      .toSorted((one, other) => one.localeCompare(other, "en"));
  },
});
