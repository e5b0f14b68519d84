import { endpoint, none } from "./endpoint.ts";

export const liveEndpoints = {
  live: endpoint({
    method: "GET",
    path: "/api/live",
    summary:
      'Server-sent events: "ready" when the line stands, "change" with the id of a booking that changed; without an id any may have.',
    query: none,
    body: none,
    status: 200,
    answer: none,
    type: "text/event-stream",
    refusals: [406],
  }),
};
