import * as z from "zod/mini";
import { endpoint, none } from "./endpoint.ts";

const seriesDecisions = ["spam", "real", "open"] as const;
export type SeriesDecision = (typeof seriesDecisions)[number];

const moment = z.iso.datetime();

export const seriesEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/series",
    summary:
      "Spam that was set aside together, since one network, or all together, sent too many bookings in a day.",
    query: none,
    body: none,
    status: 200,
    answer: z.object({
      series: z.array(
        z.object({
          id: z.string(),
          bookings: z.int(),
          firstAt: moment,
          lastAt: moment,
          /** Whether somebody has said that it is spam. */
          isDecided: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  decide: endpoint({
    method: "POST",
    path: "/api/series/{id}",
    summary:
      "Says that a series is spam, or that its bookings are real and become leads; `open` takes that back.",
    query: none,
    body: z.object({ decision: z.enum(seriesDecisions) }),
    status: 200,
    answer: z.object({ moved: z.int() }),
    errors: [],
  }),
};
