import { randomUUIDv7 } from "node:crypto";
import { readEnv } from "#env";
import { buildApp } from "#server/app.ts";
import {
  type NewBooking,
  type StoredBooking,
  storeBooking,
} from "#server/bookings/store-booking.ts";
import { buildOf, loadNotices, loadRenderer, loadSite } from "#server/http/built-site.ts";
import { openStore } from "#server/open-store.ts";

/** Answers as if the booking had been stored. */
async function answerAtOnce(input: unknown) {
  const { id, createdAt }: NewBooking = JSON.parse(JSON.stringify(input));
  const stored: StoredBooking = { id, createdAt, daysOff: [], isEmailed: false };
  return JSON.parse(JSON.stringify(stored));
}

// The program without storage behind its booking route, as the baseline for the cost of storage.
const env = readEnv();
const store = await openStore(env);
const site = loadSite("./dist");
const server = await buildApp({
  env,
  site,
  renderPage: await loadRenderer("./dist", site),
  renderSite: async () => new Map(),
  prepareSite: async () => ({ clock: { now: new Date(), daysOff: [] }, pages: new Map() }),
  website: { live: 0, changes: {}, problems: [], rendered: undefined, startAgain: () => {} },
  notices: loadNotices("./dist"),
  build: buildOf("./dist"),
  findBroken: async () => [],
  gateKeys: undefined,
  now: () => new Date(),
  newId: randomUUIDv7,
  store: {
    ...store,
    run: (command, input) =>
      command.name === storeBooking.name ? answerAtOnce(input) : store.run(command, input),
  },
});
await server.listen({
  host: env.HOST,
  port: env.PORT,
  listenTextResolver: (address) => `Ready on ${address}, without storage`,
});
