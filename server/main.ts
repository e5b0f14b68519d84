import { randomUUIDv7 } from "node:crypto";
import { parseArgs } from "node:util";
import { inheritedSocket, readEnv } from "#env";
import { secretOf } from "./accounts/secret.ts";
import { buildApp } from "./app.ts";
import { closeGracefully } from "./close-gracefully.ts";
import { enqueueDue } from "./enqueue-due.ts";
import { blockersAt, buildOf, loadNotices, loadRenderer, loadSite } from "./http/built-site.ts";
import { setWebhooks } from "./journal/history.ts";
import { visitorLinks } from "./journal/visitor-links.ts";
import { logTo, printFailure } from "./log-lines.ts";
import { createDelivery } from "./messages/delivery.ts";
import {
  enqueueAlarms,
  lacksMailServer,
  noMailServer,
  startDeliveryAlarm,
} from "./messages/delivery-alarm.ts";
import { watchFitness } from "./messages/fitness.ts";
import { vapidKeysOf } from "./messages/send-push.ts";
import { startOutbox } from "./messages/start-outbox.ts";
import { openStore } from "./open-store.ts";
import { startPrivacy } from "./privacy/start-privacy.ts";
import { openGateKeys } from "./visits/gate-keys.ts";

const builtFolder = "./dist";

/** Connections that may wait to be accepted. Node's default of 511 is too low for a thousand simultaneous visitors. */
const maxPendingConnections = 4096;

// Other users of the machine must not read the files: they hold names, addresses and phone numbers.
process.umask(0o077);

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { "api-only": { type: "boolean", default: false } } });
  const isApiOnly = values["api-only"];
  const env = readEnv((mistakes) => {
    throw new Error(mistakes);
  });
  if (import.meta.url.endsWith(".ts"))
    (await import("#domain/published/content.ts")).checkContent();
  const site = isApiOnly ? new Map() : loadSite(builtFolder);
  const notices = isApiOnly ? new Map() : loadNotices(builtFolder);
  const renderPage = isApiOnly ? () => "" : await loadRenderer(builtFolder, site);
  const build = isApiOnly ? { siteUrl: env.SITE_URL, blockers: [] } : buildOf(builtFolder);
  const blockers = blockersAt(env, build);
  const store = await openStore(env);
  await store.run(setWebhooks, { areSent: env.WEBHOOK_URL !== undefined });
  await vapidKeysOf(store);

  const now = () => new Date();
  const findUnfit = watchFitness({ env, store, now });
  const {
    sendTestMail,
    deliver,
    close: closeDelivery,
  } = createDelivery({
    env,
    store,
    now,
    findLink: visitorLinks(store, await secretOf({ env, store })),
  });
  const server = await buildApp({
    env,
    store,
    site,
    notices,
    renderPage,
    blockers,
    findUnfit,
    sendTestMail,
    now,
    gateKeys: openGateKeys(env),
    newId: randomUUIDv7,
    ...logTo(process.stdout),
  });
  server.addHook("preClose", startPrivacy({ store, now }, server.log));
  const outbox = startOutbox({
    store,
    now,
    deliver,
    enqueueDue: enqueueDue(store),
    log: server.log,
  });
  const stopAlarm = startDeliveryAlarm({
    watch: (unfit) => store.run(enqueueAlarms, { now: now().toISOString(), unfit }),
    findUnfit,
    now,
    standing: [
      ...(lacksMailServer(env) ? [noMailServer] : []),
      ...blockers.map(({ task }) => `Not fit to be public: ${task}`),
    ],
    log: server.log,
  });
  server.addHook("onClose", async () => {
    stopAlarm();
    await outbox.stop();
    closeDelivery();
    await store.close();
  });

  const close = closeGracefully(server);
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, async () => {
      // npm forwards signals that the terminal also sends to this process.
      if (isClosing) return;
      isClosing = true;
      await close();
      process.exit(0);
    });

  if (build.siteUrl !== env.SITE_URL)
    server.log.warn(`built for ${build.siteUrl}, SITE_URL is ${env.SITE_URL}: build again`);
  const database = env.DATABASE_URL ? "PostgreSQL" : env.DATA_DIR;
  await server.listen({
    host: env.HOST,
    port: env.PORT,
    backlog: maxPendingConnections,
    ...inheritedSocket(),
    listenTextResolver: (address) => `Ready on ${address}, bookings in ${database}`,
  });
}

try {
  await start();
} catch (error) {
  printFailure(error, process.stderr);
  process.exit(1);
}
