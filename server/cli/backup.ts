import { readEnv } from "#env";
import { makeBackup } from "#server/backup/backup.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { describeCounts } from "#server/backup/tables.ts";
import { placeOf } from "#server/db/find-database.ts";
import type { OwnerCommand } from "./command.ts";

export const backupCommand: OwnerCommand = {
  takes: "FILE",
  does: ["write everything into a file, even while the server runs"],
  argumentCount: 1,
  async run({ argument: file }) {
    console.info(`${file} holds ${describeCounts(await makeBackup(readEnv(), file))}.`);
  },
};

export const restoreCommand: OwnerCommand = {
  takes: "FILE [--no-mail]",
  does: [
    "restore a backup into an empty database",
    "(--no-mail: its pending messages are not sent)",
  ],
  argumentCount: 1,
  options: { "no-mail": { type: "boolean" } },
  async run({ argument: file, options }) {
    const env = readEnv();
    const counts = await restoreBackup({ ...env, mail: options["no-mail"] !== true }, file);
    console.info(`Restored ${describeCounts(counts)} into ${placeOf(env)}.`);
    if (counts.waiting > 0)
      console.info(
        `${counts.waiting} of the messages are waiting to be sent, including those that were sent after the backup was made.`,
      );
  },
};
