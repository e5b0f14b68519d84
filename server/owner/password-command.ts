import { parseArgs } from "node:util";
import { hashPassword } from "#server/session/hash-password.ts";
import { askPassword } from "./ask-password.ts";
import { type OwnerCommand, onlyArgument, withStore } from "./command.ts";

export const passwordCommand: OwnerCommand = {
  takes: "NAME",
  does: [
    "give somebody a new password, which signs every browser out",
    "and forgets all wrong tries",
  ],
  async run(args) {
    const username = onlyArgument(parseArgs({ args, allowPositionals: true }).positionals);
    await withStore(async (store) => {
      const user = await store.run({ name: "findUser", input: { username } });
      if (!user) throw new Error(`There is no user named ${username}.`);
      const password = await hashPassword(await askPassword());
      const input = { userId: user.id, old: user.password, password, keptSession: null };
      if (!(await store.run({ name: "changePassword", input })))
        throw new Error("Somebody else changed the password meanwhile. Nothing was changed.");
      await store.run({ name: "forgiveTries", input: { keys: "all" } });
    });
    console.info(`${username} has a new password and is signed out everywhere.`);
  },
};
