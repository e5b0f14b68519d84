import { areaTexts } from "#content/area-texts.ts";
import { business } from "#content/business.ts";
import { leadMonths } from "#content/business-facts.ts";
import { privacyOwner } from "#content/privacy.ts";
import { proofs } from "#content/proofs.ts";
import { testimonials } from "#content/testimonials.ts";
import { type Env, readEnv } from "#env";
import { readRetention } from "#server/care/retention-setting.ts";
import { hasDatabase } from "#server/db/find-database.ts";
import { countUsers } from "#server/owner/count-users.ts";
import { siteUrlOf } from "#server/pages/site.ts";
import { openStore } from "#server/store.ts";
import { remaining } from "./checks.ts";

async function readStored(env: Env) {
  const store = await openStore(env);
  const [users, retention] = await Promise.all([
    store.run(countUsers, undefined),
    store.run(readRetention, undefined),
  ]).finally(() => store.close());
  return { users, retention };
}

try {
  const env = readEnv();
  const { users, retention } = (await hasDatabase(env))
    ? await readStored(env)
    : { users: 0, retention: { months: null } };
  const lines = remaining({
    siteUrl: env.SITE_URL,
    builtFor: siteUrlOf("./dist"),
    smtpUrl: env.SMTP_URL,
    ownerEmail: env.OWNER_EMAIL,
    users,
    business,
    testimonials,
    areaTexts: Object.values(areaTexts),
    proofs,
    privacyOwner,
    leadMonths: { promised: leadMonths, set: retention.months },
  });
  if (lines.length === 0) {
    console.info(`Nothing is left to do: ${business.name} can go live at ${env.SITE_URL}.`);
  } else {
    console.error(`Not yet. ${lines.length} to do before ${business.name} goes live:`);
    for (const line of lines) console.error(`- ${line}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
