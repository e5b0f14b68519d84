import { endpoint, none } from "./endpoint.ts";

export const liveEndpoints = {
  live: endpoint({
    method: "GET",
    path: "/api/live",
    summary:
      'Server-sent events: "ready" when everything is to be read again, "change" with the id of a booking that changed.',
    query: none,
    body: none,
    status: 200,
    answer: none,
    type: "text/event-stream",
    refusals: [406],
  }),
};
