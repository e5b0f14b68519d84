import sse from "@fastify/sse";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { heartbeatMs, liveEndpoints } from "#domain/api/session.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { guard, urlOf } from "#server/http/serve.ts";
import { readSession } from "./sessions.ts";

const eventStream = "text/event-stream; charset=utf-8";

/** The plugin's own refusal is no problem document. */
async function refuseOtherTypes({ headers }: FastifyRequest) {
  if (!/^$|text\/event-stream|(text|\*)\/\*/i.test(headers.accept ?? ""))
    throw new Problem("not-acceptable");
}

/** Changes within this time are one event. */
export const gatherMs = 100;

/** Open inboxes learn that something changed, whose session they have, and whether the program is another one now. */
export async function liveRoutes(
  server: FastifyInstance,
  { build, now, store, website }: Context,
): Promise<void> {
  await server.register(sse, { heartbeatInterval: heartbeatMs });
  const { live } = liveEndpoints;
  const version = `${build.builtAt} ${website.live}`;
  const closers = new Set<() => void>();
  server.addHook("preClose", async () => {
    for (const close of closers) close();
  });

  /** Also true while the store is unavailable, which must not end a session. */
  const isSignedIn = ({ user }: FastifyRequest) =>
    store.run(readSession, { id: user?.sessionId ?? "", now: now().toISOString() }).then(
      (session) => session !== undefined,
      () => true,
    );

  server.route({
    method: live.method,
    url: urlOf(live),
    onRequest: [guard(live), refuseOtherTypes],
    // The plugin would never end it.
    exposeHeadRoute: false,
    sse: "only",
    handler: async (request, reply) => {
      reply.type(eventStream).sse.keepAlive();
      let gathering: NodeJS.Timeout | undefined;
      const send = (user: string | null) => {
        gathering = undefined;
        // A client that does not read is cut off; it catches up when it reconnects.
        if (reply.raw.writableNeedDrain) reply.raw.destroy();
        else if (reply.sse.isConnected)
          reply.sse.send({ event: "change", data: { user, version } }).catch(() => {});
      };
      const sendUser = () => send(request.user?.name ?? null);
      const close = () => reply.sse.close();
      closers.add(close);
      const unsubscribe = store.onChange(() => {
        gathering ??= setTimeout(sendUser, gatherMs);
      });
      const check = setInterval(async () => {
        if (await isSignedIn(request)) return;
        send(null);
        close();
      }, heartbeatMs);
      reply.sse.onClose(() => {
        closers.delete(close);
        unsubscribe();
        clearInterval(check);
        clearTimeout(gathering);
      });
      // What changed before is loaded now.
      sendUser();
    },
  });
}
