import * as z from "zod/mini";
import { booking, message, visit } from "./bookings.ts";
import { endpoint } from "./endpoint.ts";

const decisions = ["spam", "leads", "fold"] as const;
export type FoldDecision = (typeof decisions)[number];

const moment = z.iso.datetime();

/** Leads that lists show in one row, since one network sent more in a day than people do. They are ordinary leads. */
const fold = z.object({
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

/** When it is its turn, in the order of the day. */
export const ranks = ["now", "later", "late", "cold"] as const;
export type Rank = (typeof ranks)[number];

/** A booking that needs a person. */
const task = z.object({
  reason: z.enum(reasonNames),
  /**
   * `now`: a stop in its window or next, a promise that ends today, a day to confirm today, an erasure. `late`: a
   * promise that is broken. `cold`: a follow-up older than a week. `later`: the rest.
   */
  rank: z.enum(ranks),
  /** By when, in the business's time. */
  due: z.iso.datetime(),
  /** What is special about it, in words for one line. */
  special: z.array(z.string()),
  /** The last note. */
  note: z.nullable(z.string()),
  booking,
  visit: z.nullable(visit),
  /** What the customer was to get by mail, and did not. */
  undelivered: z.array(message),
});
export type Task = z.output<typeof task>;

const taskList = z.object({
  /** What comes next is first. */
  items: z.array(task),
  /** How many more wait for a call, when there are too many for one answer. */
  more: z.int(),
  /** Networks that sent more than people do, and nobody has answered. */
  folds: z.array(fold),
});
export type TaskList = z.output<typeof taskList>;

export const taskEndpoints = {
  list: endpoint({ method: "GET", path: "/api/tasks", answer: taskList }),
};
