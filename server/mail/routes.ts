import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { messageEndpoints } from "#domain/api/messages.ts";
import { serve } from "#server/api/serve.ts";
import type { App } from "#server/app.ts";
import { Problem } from "#server/problems.ts";

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

/** The mails and webhooks as the owner sees them. */
export function messageRoutes(
  server: FastifyInstance,
  { env, store, now }: Pick<App, "env" | "store" | "now">,
): void {
  serve(server, env.SITE_URL, messageEndpoints.list, async ({ query: { state, after } }) => {
    const found = await store.run({
      name: "listMessages",
      // One more than is shown says whether there is a next page.
      input: { state, after: placeOf(after), limit: pageSize + 1 },
    });
    const items = found.slice(0, pageSize);
    const last = items.at(-1);
    const next = last && found.length > pageSize ? `${last.createdAt}_${last.id}` : null;
    return { items, next };
  });

  serve(server, env.SITE_URL, messageEndpoints.sendAgain, async ({ params: { id = "" } }) => {
    const message = await store.run({ name: "findMessage", input: { id } });
    if (!message) throw new Problem("not-found");
    const { bookingId } = message;
    const again = await store.run({
      name: "sendAgain",
      input: { id, bookingId, now: now().toISOString() },
    });
    if (!again) throw new Problem("conflict", { detail: "Only what has failed is sent again." });
    return again;
  });
}
