import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { address, leadMonths } from "#content/business-facts.ts";
import { adviceFor } from "#domain/published/golive-checks.ts";
import { contentBlockers, ownersFacts } from "#domain/published/published.ts";
import { type Env, readEnv } from "#env";
import { countUsers } from "#server/accounts/users.ts";
import { hasDatabase } from "#server/db/find-database.ts";
import { buildOf } from "#server/http/built-site.ts";
import { readRetention } from "#server/privacy/retention.ts";
import { readRoutePlan } from "#server/visits/route-plan.ts";
import { withStore } from "./owner-command.ts";

async function readStored(env: Env) {
  // A new database starts with what the page promises.
  if (!(await hasDatabase(env))) return { users: 0, months: leadMonths, hasRoutePlan: false };
  return withStore(async (store) => {
    const { months } = await store.run(readRetention, undefined);
    const { plan } = await store.run(readRoutePlan, { now: new Date().toISOString() });
    const users = await store.run(countUsers, undefined);
    return { users, months, hasRoutePlan: plan.confirmed };
  });
}

const list = (headline: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [headline, ...lines.map((line) => `- ${line}`)];

/** @throws Error that lists what is missing */
export async function checkGoLive(): Promise<void> {
  const env = readEnv();
  const { users, months, hasRoutePlan } = await readStored(env);
  const build = buildOf("./dist");
  // A build for a public address holds only what may be shown: what it left out is noted beside it.
  const blockers = import.meta.url.endsWith(".ts") ? contentBlockers() : build.blockers;
  const advice = adviceFor({
    ...ownersFacts,
    siteUrl: env.SITE_URL,
    builtFor: build.siteUrl,
    smtpUrl: env.SMTP_URL,
    ownerEmail: env.OWNER_EMAIL,
    users,
    areaTexts: areas.map(({ slug }) => areaText(slug)),
    address,
    leadMonths: { promised: leadMonths, set: months },
    hasRoutePlan,
  });
  if (blockers.length + advice.length === 0)
    return console.info(`Nothing is left to do: the site can go live at ${env.SITE_URL}.`);
  throw new Error(
    [
      ...list(
        "Blockers: without these the site must not be public. It leaves them out.",
        blockers.map(({ task }) => task),
      ),
      ...list("Advice: do these before the site goes live.", advice),
    ].join("\n"),
  );
}
