import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const decisions = ["spam", "leads", "fold"] as const;
export type FoldDecision = (typeof decisions)[number];

const moment = z.iso.datetime();

/** Leads that lists show in one row, since one network sent more in a day than people do. They are ordinary leads. */
export const fold = z.object({
  id: z.string(),
  bookings: z.int(),
  firstAt: moment,
  lastAt: moment,
});
export type Fold = z.output<typeof fold>;

export const foldEndpoints = {
  /** Says that those of one row are spam, or shows each as a lead by itself; `fold` takes that back. */
  decide: endpoint({
    method: "POST",
    path: "/api/folds/{id}",
    body: z.object({ decision: z.enum(decisions) }),
    answer: z.object({ moved: z.int() }),
  }),
};
