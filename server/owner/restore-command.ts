import { parseArgs } from "node:util";
import { readEnv } from "#env";
import { tellCounts } from "#server/backup/count-rows.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { placeOf } from "#server/db/find-database.ts";
import { type OwnerCommand, onlyArgument } from "./command.ts";

export const restoreCommand: OwnerCommand = {
  takes: "FILE [--no-mail]",
  does: [
    "put a backup into an empty storage",
    "(--no-mail: messages that waited in it are not sent)",
  ],
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { "no-mail": { type: "boolean", default: false } },
    });
    const mail = !values["no-mail"];
    const env = readEnv();
    const counts = await restoreBackup({ ...env, mail }, onlyArgument(positionals));
    console.info(`Restored ${tellCounts(counts)} into ${placeOf(env)}.`);
    if (counts.waiting > 0)
      console.info(
        `${counts.waiting} of the messages wait to be sent, also those that were sent after the backup was made.`,
      );
  },
};
