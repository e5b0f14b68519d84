import { readEnv } from "#env";
import { hasDatabase, placeOf } from "#server/db/find-database.ts";
import { appliedTo, whyRefused } from "#server/db/migrate.ts";
import type { Where } from "#server/db/where.ts";
import { buildOf } from "#server/http/built-site.ts";
import { makeBackup, restoreBackup } from "#server/privacy/backup.ts";
import { assertMovable, moveData, openDirectly } from "#server/privacy/move.ts";
import { describeCounts } from "#server/privacy/tables.ts";
import type { OwnerCommand } from "./owner-command.ts";
import { dumpPostgres, restorePostgres } from "./postgres-backup.ts";
import { swapDatabases } from "./postgres-beside.ts";

/** @throws if this program would refuse the database */
async function assertUsable(where: Where): Promise<void> {
  if (!(await hasDatabase(where))) return;
  const db = openDirectly(where);
  try {
    const why = whyRefused(await appliedTo(db));
    if (why !== undefined) throw new Error(`This program cannot use the database: ${why}.`);
  } finally {
    await db.destroy();
  }
}

/** Asked of a program before it takes the place of another one. */
export const checkCommands: Record<string, OwnerCommand> = {
  check: {
    does: ["check settings, address and database; changes nothing"],
    async run() {
      const env = readEnv();
      const { siteUrl } = buildOf("./dist");
      if (siteUrl !== env.SITE_URL)
        throw new Error(`This release is built for ${siteUrl}, SITE_URL is ${env.SITE_URL}.`);
      await assertUsable(env);
    },
  },

  testmail: {
    does: ["send a test email to where the leads go"],
    async run() {
      const { createMailer } = await import("#server/messages/mailer.ts");
      const mailer = createMailer({ env: readEnv(), now: () => new Date() });
      const how = await mailer.sendTest().finally(mailer.close);
      console.info(`A test email was ${how}.`);
    },
  },
};

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
