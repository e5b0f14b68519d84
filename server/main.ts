import { randomUUIDv7 } from "node:crypto";
import { parseArgs } from "node:util";
import { checkContent } from "#domain/content.ts";
import { readEnv } from "#env";
import { buildApp } from "./app.ts";
import { startCare } from "./care/start-care.ts";
import { closingGracefully } from "./close-gracefully.ts";
import { openStore } from "./db/store.ts";
import { createDelivery } from "./mail/deliver.ts";
import { startOutbox } from "./mail/start-outbox.ts";
import { loadSite, type Site, siteUrlOf } from "./pages/site.ts";

const built = "./dist";

/** Connections that may wait to be accepted. Node's 511 are too few for a thousand visitors who come at once. */
const backlog = 4096;

// Names, addresses and telephone numbers: nobody else on the machine reads the files.
process.umask(0o077);

/** Starts the server; what it needs and cannot have ends the start with a sentence. */
async function start() {
  const { values } = parseArgs({ options: { "api-only": { type: "boolean", default: false } } });
  const env = readEnv();
  checkContent();
  const site: Site = values["api-only"] ? new Map() : loadSite(built);
  const now = () => new Date();
  const store = await openStore(env);
  const server = await buildApp({ env, store, site, now, newId: randomUUIDv7 });
  server.addHook("preClose", startCare({ env, store, now }, server.log));
  const delivery = createDelivery({ env, now });
  const outbox = startOutbox({ store, now, deliver: delivery.deliver, log: server.log });
  server.addHook("onClose", async () => {
    await outbox.stop();
    delivery.close();
    await store.close();
  });

  const close = closingGracefully(server);
  let closing = false;
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, async () => {
      // npm passes on what the terminal has sent to both: the second must not break off what the first ends in order.
      if (closing) return;
      closing = true;
      await close();
      process.exit(0);
    });

  if (!values["api-only"] && siteUrlOf(built) !== env.SITE_URL)
    server.log.warn(`built for ${siteUrlOf(built)}, SITE_URL is ${env.SITE_URL}: build again`);
  const address = await server.listen({ host: env.HOST, port: env.PORT, backlog });
  console.info(
    `Ready on ${address}, bookings in ${env.DATABASE_URL ? "PostgreSQL" : env.DATA_DIR}`,
  );
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
