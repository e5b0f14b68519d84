import { randomUUIDv7 } from "node:crypto";
import { readEnv } from "#env";
import { buildApp } from "#server/app.ts";
import type { Command, CommandName, Input, Output } from "#server/db/commands.ts";
import { openStore } from "#server/db/store.ts";
import { loadNotices } from "#server/pages/notices.ts";
import { loadSite } from "#server/pages/site.ts";

/** Answered at once, as if they had been stored. */
const atOnce: { [Name in CommandName]?: (input: Input<Name>) => Promise<Output<Name>> } = {
  storeBooking: async ({ id, createdAt }) => ({ id, status: "pending", createdAt }),
};

// The program with nothing behind its route of bookings: what storage costs is measured against it.
const env = readEnv();
const store = await openStore(env);
const server = await buildApp({
  env,
  site: loadSite("./dist"),
  sendTestMail: () => Promise.reject(new Error("no mail here")),
  notices: loadNotices("./dist"),
  now: () => new Date(),
  newId: randomUUIDv7,
  store: {
    ...store,
    run<Name extends CommandName>(command: Command<Name>): Promise<Output<Name>> {
      return atOnce[command.name]?.(command.input) ?? store.run(command);
    },
  },
});
console.info(
  `Ready on ${await server.listen({ host: env.HOST, port: env.PORT })}, without storage`,
);
