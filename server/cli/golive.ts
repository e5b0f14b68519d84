import { areaText } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { business } from "#content/business.ts";
import { address, leadMonths } from "#content/business-facts.ts";
import { privacyOwner } from "#content/privacy.ts";
import { proofs } from "#content/proofs.ts";
import { areaShowcase, businessShowcase } from "#content/showcase.ts";
import { testimonials } from "#content/testimonials.ts";
import { type Env, readEnv } from "#env";
import { countUsers } from "#server/accounts/users.ts";
import { hasDatabase } from "#server/db/find-database.ts";
import { siteUrlOf } from "#server/http/built-site.ts";
import { readRetention } from "#server/privacy/retention.ts";
import { readRoutePlan } from "#server/visits/route-plan.ts";
import { opportunities, remainingTasks } from "./golive-checks.ts";
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

try {
  const env = readEnv();
  const { users, months, hasRoutePlan } = await readStored(env);
  const lines = remainingTasks({
    siteUrl: env.SITE_URL,
    builtFor: siteUrlOf("./dist"),
    smtpUrl: env.SMTP_URL,
    ownerEmail: env.OWNER_EMAIL,
    users,
    business,
    testimonials,
    areaTexts: areas.map(({ slug }) => areaText(slug)),
    proofs,
    privacyOwner,
    address,
    leadMonths: { promised: leadMonths, set: months },
    hasRoutePlan,
  });
  if (lines.length === 0) {
    console.info(`Nothing is left to do: ${business.name} can go live at ${env.SITE_URL}.`);
  } else {
    console.error(`Not yet. ${lines.length} to do before ${business.name} can go live:`);
    for (const line of lines) console.error(`- ${line}`);
    process.exitCode = 1;
  }
  const open = opportunities({ business: businessShowcase, areas, areaShowcase, testimonials });
  if (open.length > 0) console.info("Worth adding when you have it:");
  for (const line of open) console.info(`- ${line}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
