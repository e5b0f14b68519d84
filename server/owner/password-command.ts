import { parseArgs } from "node:util";
import { changePassword } from "#server/session/change-password.ts";
import { findUser } from "#server/session/find-user.ts";
import { forgiveTries } from "#server/session/forgive-tries.ts";
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
      const user = await store.run(findUser, { username });
      if (!user) throw new Error(`There is no user named ${username}.`);
      const password = await hashPassword(await askPassword());
      const input = { userId: user.id, old: user.password, password, keptSession: null };
      if (!(await store.run(changePassword, input)))
        throw new Error("Somebody else changed the password meanwhile. Nothing was changed.");
      await store.run(forgiveTries, { keys: "all" });
    });
    console.info(`${username} has a new password and is signed out everywhere.`);
  },
};
