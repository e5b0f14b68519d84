import { endpoint } from "./endpoint.ts";

/** How often the server keeps an open stream alive and checks its session. */
export const heartbeatMs = 15_000;

/** Server-sent events: "change" at first and whenever something changed, with the session's user; null once it has ended. */
export const liveEndpoints = {
  live: endpoint({
    method: "GET",
    path: "/api/live",
    status: 200,
  }),
};
