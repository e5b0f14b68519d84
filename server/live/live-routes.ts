import sse from "@fastify/sse";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { heartbeatMs, liveEndpoints } from "#domain/api/live.ts";
import { digestOf } from "#server/accounts/session-plugin.ts";
import { readSession } from "#server/accounts/sessions.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import type { Context } from "#server/context.ts";
import type { ChangeListener, Store } from "#server/db/store.ts";
import { Problem } from "#server/http/problems.ts";
import { guard, urlOf } from "#server/http/serve.ts";

/** How often to look for bookings whose instance died before announcing them. */
const catchUpIntervalMs = 15_000;

const eventStream = "text/event-stream; charset=utf-8";

/** The plugin's own error response is not problem+json, and it would never end a HEAD request. */
async function refuseOtherTypes(request: FastifyRequest, reply: FastifyReply) {
  if (!/^$|text\/event-stream|(text|\*)\/\*/i.test(request.headers.accept ?? ""))
    throw new Problem("not-acceptable");
  if (request.method === "HEAD")
    return reply.header("cache-control", "no-cache").type(eventStream).send();
}

export function watchNewest(
  store: Pick<Store, "onChange" | "run">,
  onMissed: () => void,
): () => void {
  let announced = new Set<string | null>();
  const unsubscribe = store.onChange((bookingId) => announced.add(bookingId));

  async function newest() {
    const { items } = await store.run(listBookings, { limit: 1, includeMerged: true });
    return items[0]?.id;
  }
  let latest = newest().catch(() => undefined);
  async function look(before: string | undefined) {
    const earlier = announced;
    announced = new Set();
    const id = await newest().catch(() => before);
    // A booking may also be announced while the query runs.
    if (id !== before && id !== undefined && !earlier.has(id) && !announced.has(id)) onMissed();
    return id;
  }

  const timer = setInterval(() => {
    latest = latest.then(look);
  }, catchUpIntervalMs);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** Open inboxes get only the ids of changed bookings: reading the bookings checks the session. */
export async function liveRoutes(
  server: FastifyInstance,
  { env, now, store }: Context,
): Promise<void> {
  // The plugin's own heartbeat is a comment, which EventSource does not report.
  await server.register(sse, { heartbeatInterval: 0 });
  const { live } = liveEndpoints;
  const streams = new Set<{ readonly notify: ChangeListener; readonly close: () => void }>();
  const unwatch = env.DATABASE_URL
    ? watchNewest(store, () => {
        for (const { notify } of streams) notify(null);
      })
    : undefined;
  server.addHook("preClose", async () => {
    unwatch?.();
    for (const { close } of streams) close();
  });

  /** Also true while the store is unavailable, which must not end a session. */
  const isSignedIn = ({ session: { sessionId } }: FastifyRequest) =>
    store.run(readSession, { id: digestOf(sessionId), now: now().toISOString() }).then(
      (session) => session !== undefined,
      () => true,
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
      const stream = { notify, close };
      streams.add(stream);
      const unsubscribe = store.onChange(notify);
      const heartbeat = setInterval(async () => {
        const goesOn = await isSignedIn(request);
        send(goesOn ? "beat" : "ended", {});
        if (!goesOn) close();
      }, heartbeatMs);
      reply.sse.onClose(() => {
        streams.delete(stream);
        unsubscribe();
        clearInterval(heartbeat);
      });
      send("ready", {});
    },
  });
}
