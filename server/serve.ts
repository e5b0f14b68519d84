import { spawn } from "node:child_process";
import { randomUUIDv7 } from "node:crypto";
import { parseArgs } from "node:util";
import { type Env, inheritedSocket, isAwaited } from "#env";
import { secretOf } from "./accounts/secret.ts";
import { buildApp } from "./app.ts";
import { setWebhooks } from "./bookings/history.ts";
import { visitorLinks } from "./bookings/visitor-links.ts";
import { dueMessages } from "./due-messages.ts";
import {
  blockersAt,
  buildOf,
  loadNotices,
  loadRenderer,
  loadSite,
  unbuilt,
} from "./http/built-site.ts";
import { closeGracefully } from "./http/connections.ts";
import { logTo } from "./log-lines.ts";
import { startAlarm, watchBroken } from "./messages/alarm.ts";
import { createDelivery } from "./messages/delivery.ts";
import { vapidKeysOf } from "./messages/send-push.ts";
import { startOutbox } from "./messages/start-outbox.ts";
import { openStore } from "./open-store.ts";
import { startPrivacy } from "./privacy/start-privacy.ts";
import { openGateKeys } from "./visits/gate-keys.ts";
import { readDaysOff } from "./visits/route-plan.ts";
import { builtFolder, type Prepared } from "./website/prepare-start.ts";
import { endRestartTurn } from "./website/restart-turn.ts";

/** Node cannot write to systemd's kind of socket itself. */
function reportReady(): void {
  if (isAwaited()) spawn("systemd-notify", ["--ready"], { stdio: "ignore" }).on("error", () => {});
}

/** Connections that may wait to be accepted. Node's default of 511 is too low for a thousand simultaneous visitors. */
const maxPendingConnections = 4096;

/** Serves the site and the bookings until a signal ends it. */
export async function serve(
  env: Env,
  { failure, prepareSite, renderSite, ...shown }: Prepared,
): Promise<void> {
  const { values } = parseArgs({ options: { "api-only": { type: "boolean", default: false } } });
  const isApiOnly = values["api-only"];
  const site = isApiOnly ? new Map() : loadSite(builtFolder);
  const notices = isApiOnly ? new Map() : loadNotices(builtFolder);
  const renderPage = isApiOnly ? () => "" : await loadRenderer(builtFolder, site);
  const build = isApiOnly ? unbuilt(env.SITE_URL) : buildOf(builtFolder);
  const store = await openStore(env);
  await store.run(setWebhooks, { areSent: env.WEBHOOK_URL !== undefined });
  await vapidKeysOf(store);

  const now = () => new Date();
  /** The next program takes over if something starts it; otherwise a person has to. */
  function startAgain() {
    if (process.send) process.send("again");
    else if (inheritedSocket().fd === undefined)
      server.log.warn("start the program again: it shows an earlier version of the site");
    else end();
  }
  const findBroken = watchBroken({ env, store, now });
  const secret = await secretOf({ env, store });
  const { deliver, close: closeDelivery } = createDelivery({
    env: {
      ...env,
      builtAt: build.builtAt,
      picture: site.get("/mail.png")?.copies.identity.body,
    },
    store,
    now,
    secret,
    findLink: visitorLinks(store, secret),
  });
  const server = await buildApp({
    env,
    store,
    site,
    notices,
    renderPage,
    renderSite,
    prepareSite: async (changes) =>
      prepareSite(changes, { now: now(), daysOff: await store.run(readDaysOff, {}) }),
    website: { ...shown, startAgain },
    build,
    findBroken,
    now,
    gateKeys: openGateKeys(env),
    newId: randomUUIDv7,
    ...logTo(process.stdout),
  });
  server.log.info(
    `Scoopdale ${build.version}, commit ${build.commit ?? "unknown"}, built ${build.builtAt}`,
  );
  if (failure)
    server.log.error(failure, "the published site was not rendered: it is as built until it is");
  server.addHook("preClose", startPrivacy({ store, now }, server.log));
  const outbox = startOutbox({
    store,
    now,
    deliver,
    due: dueMessages(store),
    log: server.log,
  });
  for (const { task } of blockersAt(env, build)) server.log.error(`Not fit to be public: ${task}`);
  const stopAlarm = startAlarm({ findBroken, store, now, log: server.log });
  server.addHook("onClose", async () => {
    stopAlarm();
    await outbox.stop();
    closeDelivery();
    await store.close();
  });

  const close = closeGracefully(server);
  let isClosing = false;
  async function end() {
    // npm forwards signals that the terminal also sends to this process.
    if (isClosing) return;
    isClosing = true;
    await close();
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);

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
  reportReady();
  // If that fails, the turn ends by itself.
  await store.run(endRestartTurn, {}).catch(() => {});
}
