import sse from "@fastify/sse";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { heartbeatMs, liveEndpoints } from "#domain/api/live.ts";
import { guard, urlOf } from "#server/api/serve.ts";
import type { App } from "#server/app.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import type { ChangeListener } from "#server/db/changes.ts";
import { Problem } from "#server/problems.ts";
import { digestOf } from "#server/session/database-sessions.ts";
import { readSession } from "#server/session/read-session.ts";
import { watchNewest } from "./watch-newest.ts";

/** Milliseconds between two looks for bookings whose instance was killed before it could tell of them. */
const unheard = 15_000;

const eventStream = "text/event-stream; charset=utf-8";

/** Keeps away who could not read a line: the plugin's own refusal is no problem+json, and HEAD would never end. */
async function refuseOthers(request: FastifyRequest, reply: FastifyReply) {
  if (!/^$|text\/event-stream|(text|\*)\/\*/i.test(request.headers.accept ?? ""))
    throw new Problem("not-acceptable");
  if (request.method === "HEAD")
    return reply.header("cache-control", "no-cache").type(eventStream).send();
}

/**
 * Tells open inboxes which bookings have changed. Only ids go over the line: what they hold is read by the calls that
 * check the session each time.
 */
export async function liveRoutes(server: FastifyInstance, app: App): Promise<void> {
  // The plugin's own heartbeat is a comment, which no EventSource reports.
  await server.register(sse, { heartbeatInterval: 0 });
  const { live } = liveEndpoints;
  const lines = new Set<{ readonly tell: ChangeListener; readonly close: () => void }>();
  // Else each open inbox would hold the end of the server up.
  server.addHook("preClose", async () => {
    for (const { close } of lines) close();
  });

  /** True also while the storage cannot be asked: that ends nobody's session. */
  const isSignedIn = ({ session: { sessionId } }: FastifyRequest) =>
    app.store.run(readSession, { id: digestOf(sessionId), now: app.now().toISOString() }).then(
      (session) => session !== undefined,
      () => true,
    );

  const watch = () =>
    watchNewest({
      async newest() {
        const input = { limit: 1, joined: true };
        return (await app.store.run(listBookings, input)).items[0]?.id;
      },
      onChange: app.store.onChange,
      every: unheard,
      missed() {
        for (const { tell } of lines) tell(null);
      },
    });
  let unwatch: (() => void) | undefined;

  server.route({
    method: live.method,
    url: urlOf(live),
    onRequest: [guard(live, app.env.SITE_URL), refuseOthers],
    sse: "only",
    handler: async (request, reply) => {
      reply.type(eventStream).sse.keepAlive();
      const send = (event: string, data: object) => {
        // Whoever does not read is cut off, and told to look again when it comes back.
        if (reply.raw.writableNeedDrain) reply.raw.destroy();
        // A line that broke in between is noticed by its close, below.
        else if (reply.sse.isConnected) reply.sse.send({ event, data }).catch(() => {});
      };
      // Without an id any booking may have changed.
      const tell: ChangeListener = (bookingId) =>
        send("change", bookingId === null ? {} : { bookingId });
      const unsubscribe = app.store.onChange(tell);
      const close = () => reply.sse.close();
      const beat = setInterval(async () => {
        const goesOn = await isSignedIn(request);
        send(goesOn ? "beat" : "ended", {});
        if (!goesOn) close();
      }, heartbeatMs);
      const line = { tell, close };
      lines.add(line);
      // Without a shared database there are no other instances.
      if (app.env.DATABASE_URL) unwatch ??= watch();
      reply.sse.onClose(() => {
        lines.delete(line);
        unsubscribe();
        clearInterval(beat);
        if (lines.size > 0) return;
        unwatch?.();
        unwatch = undefined;
      });
      send("ready", {});
    },
  });
}
