import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { messageEndpoints } from "#domain/api/messages.ts";
import { numberEndpoints } from "#domain/api/reports.ts";
import { firstPage } from "#server/db/first-page.ts";
import { blockersAt } from "#server/http/built-site.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve } from "#server/http/serve.ts";
import type { Delivered } from "./channels.ts";
import { leadsAddress } from "./compose-mail.ts";
import { describeError } from "./deliver-due.ts";
import { countSummary, findMessage, listMessages, sendAgain } from "./message-commands.ts";

const pageSize = 50;

export interface WithTestMail {
  /** @throws when it could not be sent */
  readonly sendTestMail: () => Promise<Delivered>;
}

export function messageRoutes(
  server: FastifyInstance,
  { env, store, now, build, findBroken, sendTestMail }: Context & WithTestMail,
): void {
  const to = leadsAddress(env);
  const delivery = env.SMTP_URL === undefined ? ("files" as const) : ("smtp" as const);
  let isSending = false;
  serve(server, messageEndpoints.testMail, async () => {
    if (isSending)
      throw new Problem("rate-limited", {
        detail: "A test message is being sent. Please wait.",
      });
    isSending = true;
    try {
      return { to, result: await sendTestMail(), error: null };
    } catch (error) {
      return { to, result: "failed" as const, error: describeError(error) };
    } finally {
      isSending = false;
    }
  });

  serve(server, numberEndpoints.summary, async () => ({
    ...(await store.run(countSummary, { now: now().toISOString() })),
    blockers: blockersAt(env, build).map(({ name }) => name),
    broken: [...(await findBroken())],
    leadsTo: to,
    delivery,
  }));
  serve(server, messageEndpoints.list, async ({ query: { state, after } }) => {
    const found = await store.run(listMessages, {
      state,
      after: after === undefined ? undefined : parseCursor(after),
      limit: pageSize + 1,
    });
    return firstPage(found, pageSize, ({ createdAt, id }) => `${createdAt}_${id}`);
  });

  serve(server, messageEndpoints.sendAgain, async ({ params: { id = "" } }) => {
    const message = await store.run(sendAgain, { id, now: now().toISOString() });
    if (message) return message;
    if (!(await store.run(findMessage, { id }))) throw new Problem("not-found");
    throw new Problem("conflict", { detail: "Only failed messages can be sent again." });
  });
}

/** PostgreSQL has no year 0. */
const moment = z.iso.datetime().check(z.refine((text) => !text.startsWith("0000")));

function parseCursor(after: string) {
  const gap = after.indexOf("_");
  const createdAt = after.slice(0, gap);
  if (!moment.safeParse(createdAt).success)
    throw new Problem("invalid", { errors: { after: "must be `next` of the page before" } });
  return { createdAt, id: after.slice(gap + 1) };
}
