import { defineCommand } from "#server/db/command.ts";
import { isSameName } from "#server/session/find-user.ts";

/** Adds somebody who may see bookings. `password` is a hash already. False when the name is taken, in whatever case. */
export const addUser = defineCommand({
  name: "addUser",
  kind: "write",
  async run(
    db,
    input: { readonly id: string; readonly username: string; readonly password: string },
  ): Promise<boolean> {
    const users = await db.selectFrom("users").select("username").execute();
    if (users.some(({ username }) => isSameName(username, input.username))) return false;
    const added = await db
      .insertInto("users")
      .values(input)
      .onConflict((conflict) => conflict.column("username").doNothing())
      .returning("id")
      .execute();
    return added.length > 0;
  },
});
