import { parseArgs } from "node:util";
import { readEnv } from "#env";
import { openStore } from "#server/store.ts";
import { loadNotices, type Notices } from "./pages/notices.ts";
import { loadSite, type Site, siteUrlOf } from "./pages/site.ts";

const built = "./dist";

// Names, addresses and telephone numbers: nobody else on the machine reads the files.
process.umask(0o077);

/** Starts the server; what it needs and cannot have ends the start with a sentence. */
async function start() {
  const { values } = parseArgs({ options: { "api-only": { type: "boolean", default: false } } });
  const env = readEnv();
  // A database is brought to this version only where the rest of it can run. The bundle holds content that was checked
  // when it was built.
  if (import.meta.url.endsWith(".ts")) (await import("#domain/content.ts")).checkContent();
  const site: Site = values["api-only"] ? new Map() : loadSite(built);
  const notices: Notices = values["api-only"] ? new Map() : loadNotices(built);
  const builtFor = values["api-only"] ? undefined : siteUrlOf(built);
  // The database opens in a thread of its own, while this one loads the rest.
  const [store, { runServer }] = await Promise.all([openStore(env), import("./run-server.ts")]);
  await runServer({ env, store, site, notices, builtFor });
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
