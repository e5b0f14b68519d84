import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { hashPassword } from "#server/session/hash-password.ts";
import { askPassword } from "./ask-password.ts";
import { type OwnerCommand, onlyArgument, withStore } from "./command.ts";

/** What a name can be: printable, without blanks around it. */
const isName = (name: string) => /^\S(.{0,98}\S)?$/u.test(name) && !/\p{Cc}/u.test(name);

export const addCommand: OwnerCommand = {
  takes: "NAME",
  does: ["add somebody who may see the bookings"],
  async run(args) {
    const username = onlyArgument(parseArgs({ args, allowPositionals: true }).positionals);
    if (!isName(username))
      throw new Error("A name has 1 to 100 printable characters, no blanks around it.");
    const password = await hashPassword(await askPassword());
    const added = await withStore((store) =>
      store.run({ name: "addUser", input: { id: randomUUID(), username, password } }),
    );
    if (!added) throw new Error(`There is a user named ${username} already.`);
    console.info(`Added ${username}.`);
  },
};
