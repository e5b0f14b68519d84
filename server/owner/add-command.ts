import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { addUser } from "#server/owner/add-user.ts";
import { findUser } from "#server/session/find-user.ts";
import { hashPassword } from "#server/session/hash-password.ts";
import { askPassword } from "./ask-password.ts";
import { type OwnerCommand, onlyArgument, withStore } from "./command.ts";

/** What a name can be: printable. */
const isName = (name: string) => /^\S(.{0,98}\S)?$/u.test(name) && !/\p{Cc}/u.test(name);

export const addCommand: OwnerCommand = {
  takes: "NAME",
  does: ["add somebody who may see the bookings"],
  async run(args) {
    const username = onlyArgument(parseArgs({ args, allowPositionals: true }).positionals).trim();
    if (!isName(username)) throw new Error("A name has 1 to 100 printable characters.");
    const password = await hashPassword(await askPassword());
    await withStore(async (store) => {
      const input = { id: randomUUID(), username, password };
      if (await store.run(addUser, input)) return;
      const same = await store.run(findUser, { username });
      throw new Error(`There is a user named ${same?.username ?? username} already.`);
    });
    console.info(`Added ${username}.`);
  },
};
