import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const seriesDecisions = ["spam", "real", "open"] as const;
export type SeriesDecision = (typeof seriesDecisions)[number];

const moment = z.iso.datetime();

export const seriesEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/series",
    summary:
      "Spam that was set aside together, since one network, or all together, sent too many bookings in a day.",
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
  }),
  decide: endpoint({
    method: "POST",
    path: "/api/series/{id}",
    summary:
      "Says that a series is spam, or that its bookings are real and become leads; `open` takes that back.",
    body: z.object({ decision: z.enum(seriesDecisions) }),
    answer: z.object({ moved: z.int() }),
  }),
};
