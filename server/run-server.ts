import { randomUUIDv7 } from "node:crypto";
import type { Env } from "#env";
import { findOldestWaiting } from "#server/mail/find-oldest-waiting.ts";
import { buildApp } from "./app.ts";
import { startCare } from "./care/start-care.ts";
import { closingGracefully } from "./close-gracefully.ts";
import type { Store } from "./db/store.ts";
import { createDelivery } from "./mail/deliver.ts";
import { lacksMailServer } from "./mail/lacks-mail-server.ts";
import { startOutbox } from "./mail/start-outbox.ts";
import { watchWaiting } from "./mail/watch-waiting.ts";
import type { Notices } from "./pages/notices.ts";
import type { Site } from "./pages/site.ts";

/** Connections that may wait to be accepted. Node's 511 are too few for a thousand visitors who come at once. */
const backlog = 4096;

/**
 * Serves the site and takes bookings until the process is told to end.
 * @param builtFor the public address that the site was built for; undefined without a site
 */
export async function runServer({
  env,
  store,
  site,
  notices,
  builtFor,
}: {
  readonly env: Env;
  readonly store: Store;
  readonly site: Site;
  readonly notices: Notices;
  readonly builtFor: string | undefined;
}): Promise<void> {
  const now = () => new Date();
  const delivery = createDelivery({ env, now });
  const { sendTestMail } = delivery;
  const server = await buildApp({
    env,
    store,
    site,
    notices,
    sendTestMail,
    now,
    newId: randomUUIDv7,
  });
  server.addHook("preClose", startCare({ env, store, now }, server.log));
  const outbox = startOutbox({ store, now, deliver: delivery.deliver, log: server.log });
  const unwatch = watchWaiting({
    findOldest: () => store.run(findOldestWaiting, {}),
    now,
    lacksMailServer: lacksMailServer(env),
    log: server.log,
  });
  server.addHook("onClose", async () => {
    unwatch();
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

  if (builtFor !== undefined && builtFor !== env.SITE_URL)
    server.log.warn(`built for ${builtFor}, SITE_URL is ${env.SITE_URL}: build again`);
  const address = await server.listen({ host: env.HOST, port: env.PORT, backlog });
  console.info(
    `Ready on ${address}, bookings in ${env.DATABASE_URL ? "PostgreSQL" : env.DATA_DIR}`,
  );
}
