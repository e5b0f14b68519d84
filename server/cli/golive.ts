import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { address } from "#content/business-facts.ts";
import { launchTasks } from "#domain/content/golive-checks.ts";
import { contentBlockers, ownersFacts } from "#domain/content/published.ts";
import { type Env, readEnv } from "#env";
import { listUsers } from "#server/accounts/users.ts";
import { hasDatabase } from "#server/db/find-database.ts";
import { buildOf } from "#server/http/built-site.ts";
import { hasFreshCopy } from "#server/messages/alarm.ts";
import { readRoutePlan } from "#server/visits/route-plan.ts";
import { withStore } from "./owner-command.ts";

async function readStored(env: Env) {
  if (!(await hasDatabase(env))) return { users: 0, hasRoutePlan: false };
  return withStore(async (store) => {
    const { plan } = await store.run(readRoutePlan, { now: new Date().toISOString() });
    const users = await store.run(listUsers, undefined);
    return { users: users.length, hasRoutePlan: plan.confirmed };
  });
}

const list = (headline: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [headline, ...lines.map((line) => `- ${line}`)];

/** @throws Error that lists what is missing */
export async function checkGoLive(): Promise<void> {
  const env = readEnv();
  const { users, hasRoutePlan } = await readStored(env);
  const build = buildOf("./dist");
  const { blockers, advice } = launchTasks({
    ...ownersFacts,
    siteUrl: env.SITE_URL,
    builtFor: build.siteUrl,
    smtpUrl: env.SMTP_URL,
    ownerEmail: env.OWNER_EMAIL,
    users,
    areaTexts: areas.map(({ slug }) => areaText(slug)),
    address,
    hasRoutePlan,
    hasCopies: hasFreshCopy(env.OFFSITE_CHECK, new Date()),
  });
  const lines = [
    ...list("Blockers: without these the site must not be public.", [
      ...contentBlockers().map(({ task }) => task),
      ...blockers,
    ]),
    ...list("Advice: do these before the site goes live.", advice),
  ];
  if (lines.length > 0) throw new Error(lines.join("\n"));
  console.info(`Nothing is left to do: the site can go live at ${env.SITE_URL}.`);
}
