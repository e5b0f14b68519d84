import { areaTexts } from "#content/area-texts.ts";
import { business } from "#content/business.ts";
import { proofs } from "#content/proofs.ts";
import { testimonials } from "#content/testimonials.ts";
import { type Env, readEnv } from "#env";
import { hasDatabase } from "#server/db/find-database.ts";
import { openStore } from "#server/db/store.ts";
import { siteUrlOf } from "#server/pages/site.ts";
import { remaining } from "./checks.ts";

async function countUsers(env: Env): Promise<number> {
  const store = await openStore(env);
  return store.run({ name: "countUsers", input: undefined }).finally(() => store.close());
}

try {
  const env = readEnv();
  const users = (await hasDatabase(env)) ? await countUsers(env) : 0;
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
