import { parseArgs } from "node:util";
import { removeUser } from "#server/owner/remove-user.ts";
import { type OwnerCommand, onlyArgument, withStore } from "./command.ts";

export const removeCommand: OwnerCommand = {
  takes: "NAME [--force]",
  does: ["take somebody out, which signs every browser out;", "the last one only with --force"],
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: "boolean", default: false } },
    });
    const username = onlyArgument(positionals);
    const outcome = await withStore((store) =>
      store.run(removeUser, { username, evenLast: values.force }),
    );
    if (outcome === "unknown") throw new Error(`There is no user named ${username}.`);
    if (outcome === "last")
      throw new Error(
        `${username} is the last who may see bookings. To remove the name anyway: --force`,
      );
    console.info(`Removed ${username}, who is signed out everywhere.`);
  },
};
