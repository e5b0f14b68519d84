import { readEnv } from "#env";
import { hasDatabase } from "#server/db/find-database.ts";
import { appliedTo, whyRefused } from "#server/db/migrate.ts";
import type { Where } from "#server/db/where.ts";
import { buildOf } from "#server/http/built-site.ts";
import { openDirectly } from "#server/privacy/move.ts";
import type { OwnerCommand } from "./owner-command.ts";

/** @throws if this program would refuse the database */
async function assertUsable(where: Where): Promise<void> {
  if (!(await hasDatabase(where))) return;
  const db = openDirectly(where);
  try {
    const why = whyRefused(await appliedTo(db), where.DATABASE_URL ? "postgres" : "sqlite");
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
