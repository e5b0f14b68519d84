import { readEnv } from "#env";
import { makeBackup } from "#server/backup/backup.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { describeCounts } from "#server/backup/tables.ts";
import { placeOf } from "#server/db/find-database.ts";
import type { OwnerCommand } from "./command.ts";

export const backupCommand: OwnerCommand = {
  takes: "FILE",
  does: ["write everything into a file, also while the server runs"],
  argumentCount: 1,
  async run({ argument: file }) {
    console.info(`${file} holds ${describeCounts(await makeBackup(readEnv(), file))}.`);
  },
};

export const restoreCommand: OwnerCommand = {
  takes: "FILE [--no-mail]",
  does: [
    "put a backup into an empty storage",
    "(--no-mail: messages that waited in it are not sent)",
  ],
  argumentCount: 1,
  options: { "no-mail": { type: "boolean" } },
  async run({ argument: file, options }) {
    const env = readEnv();
    const counts = await restoreBackup({ ...env, mail: options["no-mail"] !== true }, file);
    console.info(`Restored ${describeCounts(counts)} into ${placeOf(env)}.`);
    if (counts.waiting > 0)
      console.info(
        `${counts.waiting} of the messages wait to be sent, also those that were sent after the backup was made.`,
      );
  },
};
