import { parseArgs } from "node:util";
import { readEnv } from "#env";
import { tellCounts } from "#server/backup/count-rows.ts";
import { makeBackup } from "#server/backup/make-backup.ts";
import { type OwnerCommand, onlyArgument } from "./command.ts";

export const backupCommand: OwnerCommand = {
  takes: "FILE",
  does: ["write everything into a file, also while the server runs"],
  async run(args) {
    const file = onlyArgument(parseArgs({ args, allowPositionals: true }).positionals);
    console.info(`${file} holds ${tellCounts(await makeBackup(readEnv(), file))}.`);
  },
};
