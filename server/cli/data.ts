import { readEnv } from "#env";
import { placeOf } from "#server/db/find-database.ts";
import { makeBackup, restoreBackup } from "#server/privacy/backup.ts";
import { assertMovable, moveData } from "#server/privacy/move.ts";
import { describeCounts } from "#server/privacy/tables.ts";
import type { OwnerCommand } from "./owner-command.ts";
import { dumpPostgres, restorePostgres } from "./postgres-backup.ts";
import { swapDatabases } from "./postgres-beside.ts";

export const dataCommands: Record<string, OwnerCommand> = {
  golive: {
    does: ["list what is missing before the site can go live"],
    async run() {
      const { checkGoLive } = await import("./golive.ts");
      await checkGoLive();
    },
  },

  backup: {
    argument: "FILE",
    does: ["write everything into a file, even while the server runs"],
    async run({ argument: file }) {
      const env = readEnv();
      const { DATABASE_URL } = env;
      const counts = await (DATABASE_URL === undefined
        ? makeBackup(env, file)
        : dumpPostgres({ ...env, DATABASE_URL }, file));
      console.info(`${file} holds ${describeCounts(counts)}.`);
    },
  },

  restore: {
    argument: "FILE",
    flags: "[--no-mail]",
    does: [
      "restore a backup into an empty folder, or into a new",
      "PostgreSQL database beside the one in use (--no-mail: its",
      "pending messages are not sent)",
    ],
    options: { "no-mail": { type: "boolean" } },
    async run({ argument: file, options }) {
      const env = { ...readEnv(), mail: options["no-mail"] !== true };
      const { DATABASE_URL } = env;
      const counts = await (DATABASE_URL === undefined
        ? restoreBackup(env, file)
        : restorePostgres({ ...env, DATABASE_URL }, file));
      const place = DATABASE_URL === undefined ? placeOf(env) : `a database beside ${placeOf(env)}`;
      console.info(`Restored ${describeCounts(counts)} into ${place}.`);
      if (counts.pendingMessages > 0)
        console.info(
          `${counts.pendingMessages} of the messages are waiting to be sent, including those that were sent after the backup was made.`,
        );
    },
  },

  swap: {
    flags: "[--back]",
    does: [
      "put the PostgreSQL database that restore has made in place of",
      "the one in use, which is kept; --back: put that one back",
    ],
    options: { back: { type: "boolean" } },
    async run({ options }) {
      const swap = { back: options["back"] === true, now: new Date() };
      const { DATABASE_URL } = readEnv();
      if (DATABASE_URL === undefined) throw new Error("DATABASE_URL is not set: SQLite is in use.");
      const kept = await swapDatabases(DATABASE_URL, swap);
      console.info(`The data from before is in the database ${kept}.`);
    },
  },

  move: {
    argument: "ADDRESS",
    flags: "[--check]",
    does: [
      "copy everything into an empty database: a postgres://",
      "address, or a folder for SQLite; stop the program first;",
      "--check: only says whether it is possible",
    ],
    options: { check: { type: "boolean" } },
    async run({ argument: place, options }) {
      const env = readEnv();
      const to = /^postgres(ql)?:/.test(place)
        ? { DATA_DIR: env.DATA_DIR, DATABASE_URL: place }
        : { DATA_DIR: place };
      if (options["check"] === true) return assertMovable(env, to);
      console.info(`Moved ${describeCounts(await moveData(env, to))} into ${placeOf(to)}.`);
    },
  },
};
