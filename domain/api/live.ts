import { endpoint } from "./endpoint.ts";

/** How often the server sends "beat" or "storage-failed" to an open stream. */
export const heartbeatMs = 15_000;

/** A stream without any event for this long is dead: two beats were missed. */
export const silentAfterMs = 45_000;

export const liveEndpoints = {
  live: endpoint({
    method: "GET",
    path: "/api/live",
    summary:
      'Server-sent events: "ready" first, "change" with the id of a booking that changed (without an id any may have), "beat" every 15 seconds or "storage-failed" while nothing can be stored, "ended" when the session has ended.',
    status: 200,
    type: "text/event-stream",
    errors: [406],
  }),
};
