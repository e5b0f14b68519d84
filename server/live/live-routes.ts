import sse from "@fastify/sse";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { heartbeatMs, liveEndpoints } from "#domain/api/live.ts";
import { readSession } from "#server/accounts/sessions.ts";
import type { ChangeListener } from "#server/db/store.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { guard, urlOf } from "#server/http/serve.ts";

const eventStream = "text/event-stream; charset=utf-8";

/** The plugin's own error response is not problem+json, and it would never end a HEAD request. */
async function refuseOtherTypes(request: FastifyRequest, reply: FastifyReply) {
  if (!/^$|text\/event-stream|(text|\*)\/\*/i.test(request.headers.accept ?? ""))
    throw new Problem("not-acceptable");
  if (request.method === "HEAD")
    return reply.header("cache-control", "no-cache").type(eventStream).send();
}

/** Open inboxes get only the ids of changed bookings: reading the bookings checks the session. */
export async function liveRoutes(server: FastifyInstance, { now, store }: Context): Promise<void> {
  // The plugin's own heartbeat is a comment, which EventSource does not report.
  await server.register(sse, { heartbeatInterval: 0 });
  const { live } = liveEndpoints;
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

  const isReady = () =>
    store.check().then(
      () => true,
      () => false,
    );

  server.route({
    method: live.method,
    url: urlOf(live),
    onRequest: [guard(live), refuseOtherTypes],
    sse: "only",
    handler: async (request, reply) => {
      reply.type(eventStream).sse.keepAlive();
      const send = (event: string, data: object) => {
        // A client that does not read is cut off; it catches up when it reconnects.
        if (reply.raw.writableNeedDrain) reply.raw.destroy();
        else if (reply.sse.isConnected) reply.sse.send({ event, data }).catch(() => {});
      };
      const notify: ChangeListener = (bookingId) =>
        send("change", bookingId === null ? {} : { bookingId });
      const close = () => reply.sse.close();
      closers.add(close);
      const unsubscribe = store.onChange(notify);
      const heartbeat = setInterval(async () => {
        const [goesOn, canStore] = await Promise.all([isSignedIn(request), isReady()]);
        const state = canStore ? "beat" : "storage-failed";
        send(goesOn ? state : "ended", {});
        if (!goesOn) close();
      }, heartbeatMs);
      reply.sse.onClose(() => {
        closers.delete(close);
        unsubscribe();
        clearInterval(heartbeat);
      });
      send("ready", {});
      if (!(await isReady())) send("storage-failed", {});
    },
  });
}
