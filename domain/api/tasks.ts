import * as z from "zod/mini";
import { booking, message, visit } from "./bookings.ts";
import { endpoint } from "./endpoint.ts";

/** Why a booking can need a person. If several apply, the first one leads. */
export const reasonNames = [
  "erasure",
  "day-off",
  "confirm",
  "call",
  "outcome",
  "new-day",
  "visit",
  "call-back",
  "stay",
  "message",
] as const;
export type ReasonName = (typeof reasonNames)[number];

/** A booking that needs a person now. */
const task = z.object({
  reason: z.enum(reasonNames),
  /** By when, in the business's time. */
  due: z.iso.datetime(),
  /** What is special about it, in words for one line. */
  special: z.array(z.string()),
  booking,
  visit: z.nullable(visit),
  /** What the customer was to get by mail, and did not. */
  undelivered: z.array(message),
});
export type Task = z.output<typeof task>;

export const taskEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/tasks",
    summary: "Everything that needs a person today, each booking once, the earliest due first.",
    answer: z.object({
      items: z.array(task),
      /** How many more wait for a call, when there are too many for one answer. */
      more: z.int(),
      /** How many series of spam nobody has decided about. */
      series: z.int(),
      /** Devices with notifications that may get no more: removed by their push service, or this browser. */
      devices: z.array(
        z.object({ id: z.string(), name: z.string(), goneAt: z.nullable(z.iso.datetime()) }),
      ),
    }),
  }),
};
