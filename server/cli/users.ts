import { randomUUID } from "node:crypto";
import { personName } from "#domain/api/people.ts";
import { commonPassword, shortestPassword } from "#domain/api/session.ts";
import { hashPassword, isCommonPassword } from "#server/accounts/passwords.ts";
import {
  addUser,
  changePassword,
  findUser,
  listUsers,
  type StoredUser,
} from "#server/accounts/users.ts";
import type { Store } from "#server/db/store.ts";
import { type OwnerCommand, openQuestions, withStore } from "./owner-command.ts";

async function askPassword(): Promise<string> {
  const questions = openQuestions();
  const password = await questions.ask("Password: ", { isSecret: true });
  const again = await questions.ask("Once more: ", { isSecret: true });
  questions.close();
  if (password !== again) throw new Error("The two passwords differ. Nothing was changed.");
  if (password.trim().length < shortestPassword)
    throw new Error(
      `A password needs at least ${shortestPassword} characters. Nothing was changed.`,
    );
  if (await isCommonPassword(password)) throw new Error(`${commonPassword}. Nothing was changed.`);
  return password;
}

async function existingUser(store: Store, username: string): Promise<StoredUser> {
  const user = await store.run(findUser, { username });
  if (!user) throw new Error(`There is no user named ${username}.`);
  return user;
}

export const userCommands: Record<string, OwnerCommand> = {
  people: {
    does: ["list who can sign in, with role and number of passkeys"],
    async run() {
      const users = await withStore((store) => store.run(listUsers, undefined));
      if (users.length === 0) console.info("Nobody can sign in.");
      for (const { username, role, passkeys, firstPasswordUntil } of users) {
        const facts = [
          ...[role, `passkeys: ${passkeys}`],
          ...(firstPasswordUntil ? [`first password until ${firstPasswordUntil}`] : []),
        ];
        console.info(`${username} (${facts.join(", ")})`);
      }
    },
  },

  add: {
    argument: "NAME",
    flags: "[--helper]",
    does: ["add an owner; a helper cannot export, erase, or", "change settings and people"],
    options: { helper: { type: "boolean" } },
    async run({ argument, options }) {
      const username = argument.trim();
      if (!personName.safeParse(username).success)
        throw new Error(
          "A name has 1 to 100 printable characters, and is not one that histories use already.",
        );
      const role = options["helper"] === true ? "helper" : "owner";
      const password = await hashPassword(await askPassword());
      await withStore(async (store) => {
        if (await store.run(addUser, { id: randomUUID(), username, password, role })) return;
        const same = await store.run(findUser, { username });
        throw new Error(`There is already a user named ${same?.username ?? username}.`);
      });
      console.info(`Added ${username}, ${role === "owner" ? "an owner" : "a helper"}.`);
    },
  },

  password: {
    argument: "NAME",
    does: ["give somebody a new password, and sign them out everywhere"],
    async run({ argument: username }) {
      await withStore(async (store) => {
        const user = await existingUser(store, username);
        const password = await hashPassword(await askPassword());
        const input = { userId: user.id, old: user.password, password, keptSession: null };
        if (!(await store.run(changePassword, input)))
          throw new Error("Somebody else has just changed the password. Nothing was changed.");
      });
      console.info(`${username} has a new password and is signed out everywhere.`);
    },
  },
};
