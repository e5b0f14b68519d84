import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { mailEndpoints } from "#domain/api/mail.ts";
import { messageEndpoints } from "#domain/api/messages.ts";
import { serve } from "#server/api/serve.ts";
import type { App } from "#server/app.ts";
import { findMessage } from "#server/mail/find-message.ts";
import { listMessages } from "#server/mail/list-messages.ts";
import { sendAgain } from "#server/mail/send-again.ts";
import { Problem } from "#server/problems.ts";
import { leadsAddress } from "./leads-address.ts";
import { testError } from "./plain-error.ts";

const pageSize = 50;

/** A place in the list: when its last message was created, and which one that was. */
const place = z.tuple([
  // PostgreSQL knows no year 0.
  z.iso.datetime().check(z.refine((moment) => !moment.startsWith("0000"))),
  z.string(),
]);

function placeOf(after: string | undefined) {
  if (after === undefined) return undefined;
  const gap = after.indexOf("_");
  const parsed = place.safeParse([after.slice(0, gap), after.slice(gap + 1)]);
  if (!parsed.success)
    throw new Problem("invalid", { errors: { after: "is no place in the list" } });
  const [createdAt, id] = parsed.data;
  return { createdAt, id };
}

const msBetweenTests = 10_000;

/** Where leads go, and whether mail arrives there. */
export function mailRoutes(
  server: FastifyInstance,
  { env, now, sendTestMail }: Pick<App, "env" | "now" | "sendTestMail">,
): void {
  const setting = {
    leadsTo: leadsAddress(env),
    delivery: env.SMTP_URL === undefined ? ("files" as const) : ("smtp" as const),
  };
  serve(server, env.SITE_URL, mailEndpoints.setting, async () => setting);

  let isSending = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  serve(server, env.SITE_URL, mailEndpoints.test, async () => {
    const at = now().getTime();
    if (isSending || Math.abs(at - lastAt) < msBetweenTests)
      throw new Problem("rate-limited", {
        detail: "A test message was sent a moment ago. Please wait ten seconds.",
      });
    isSending = true;
    lastAt = at;
    const to = leadsAddress(env);
    try {
      return { to, outcome: await sendTestMail(), error: null };
    } catch (error) {
      return { to, outcome: "failed" as const, error: testError(error) };
    } finally {
      isSending = false;
    }
  });
}

/** The mails and webhooks as the owner sees them. */
export function messageRoutes(
  server: FastifyInstance,
  { env, store, now }: Pick<App, "env" | "store" | "now">,
): void {
  serve(server, env.SITE_URL, messageEndpoints.list, async ({ query: { state, after } }) => {
    const found = await store.run(listMessages, {
      state,
      after: placeOf(after),
      limit: pageSize + 1,
    });
    const items = found.slice(0, pageSize);
    const last = items.at(-1);
    const next = last && found.length > pageSize ? `${last.createdAt}_${last.id}` : null;
    return { items, next };
  });

  serve(server, env.SITE_URL, messageEndpoints.sendAgain, async ({ params: { id = "" } }) => {
    const message = await store.run(findMessage, { id });
    if (!message) throw new Problem("not-found");
    const { bookingId } = message;
    const again = await store.run(sendAgain, { id, bookingId, now: now().toISOString() });
    if (!again) throw new Problem("conflict", { detail: "Only what has failed is sent again." });
    return again;
  });
}
