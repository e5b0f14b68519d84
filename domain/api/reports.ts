import * as z from "zod/mini";
import { minuteMs } from "#domain/dates.ts";
import { blockerList } from "#domain/published/golive-checks.ts";
import { endpoint } from "./endpoint.ts";

const day = z.iso.date();
const count = z.int();

/** Those that wait for no call any more, though nobody was called. */
const uncalled = count;

const tally = z.object({ key: z.nullable(z.string()), bookings: count });

/** Since when the oldest message has been waiting, and why its last try failed; null if none waits. */
const oldest = z.nullable(z.object({ since: z.iso.datetime(), error: z.nullable(z.string()) }));
const oldestWaiting = z.object({ mail: oldest, webhook: oldest, push: oldest });
export type OldestWaiting = z.output<typeof oldestWaiting>;

/** What keeps the program from doing its work well. */
export const unfitNames = [
  "mailFailed",
  "webhooksRefused",
  "backupFailed",
  "backupOld",
  "diskLow",
  "growth",
  "certificate",
  "quiet",
] as const;
export type UnfitName = (typeof unfitNames)[number];

const stuckAfterMs = 5 * minuteMs;

/** Whether a message has been waiting long enough to warn the owner. */
export const isStuck = ({ since }: { readonly since: string }, now: Date): boolean =>
  now.getTime() - Date.parse(since) > stuckAfterMs;

/** The median of all seconds from the step before; null without any. */
const seconds = z.nullable(z.int());

/** Bookings by the steps they reached. One that reached a later step counts for all earlier ones. */
const funnelRow = z.object({
  /** The week's Sunday, the area or the plan; null for what belongs to none, and for all together. */
  key: z.nullable(z.string()),
  booked: count,
  /** Called or contacted in another way. */
  reached: count,
  scheduled: count,
  /** The first visit is done. */
  visited: count,
  customers: count,
  secondsToReached: seconds,
  secondsToScheduled: seconds,
  secondsToVisited: seconds,
  secondsToCustomers: seconds,
});
export type FunnelRow = z.output<typeof funnelRow>;

export const numberEndpoints = {
  summary: endpoint({
    method: "GET",
    path: "/api/summary",
    summary: "What needs attention now.",
    answer: z.object({
      /** Bookings set aside as spam. */
      spam: count,
      /** Emails and webhooks that could not be sent. */
      failedMessages: count,
      /** Confirmations over the limits, since midnight in Phoenix. */
      withheldToday: count,
      oldestWaiting,
      /** True where the site is public but no mail server is set: emails are only written to files. */
      lacksMailServer: z.boolean(),
      /** What a public site must not go without. */
      blockers: z.array(z.enum(blockerList)),
      /** What somebody must look after. */
      unfit: z.array(z.enum(unfitNames)),
    }),
  }),
  numbers: endpoint({
    method: "GET",
    path: "/api/numbers",
    summary:
      "Counts over a range of days, both included, Phoenix time. Spam and merged bookings do not count.",
    query: z.object({ from: day, to: day }),
    answer: z.object({
      /** The parts of them, and pending ones within their time. */
      bookings: count,
      /** Bookings whose first contact came within the promised time. */
      inTime: count,
      /** Those whose first contact came later, or whose time ran out without one. */
      late: count,
      uncalled,
      /** The median seconds to first contact; null without any. */
      medianSeconds: z.nullable(z.int()),
      /** The day of the first booking ever; null without any. */
      since: z.nullable(day),
      /** Every week that the range touches, also those without bookings. */
      weeks: z.array(
        z.object({ week: day, bookings: count, inTime: count, late: count, uncalled }),
      ),
      /** The most frequent first. A null key counts bookings that belong to none. */
      areas: z.array(tally),
      pages: z.array(tally),
      plans: z.array(tally),
    }),
    errors: [422],
  }),
  funnel: endpoint({
    method: "GET",
    path: "/api/numbers/funnel",
    summary:
      "How far the bookings of a range of days came: booked, reached, scheduled, first visit, customer, with times.",
    query: z.object({ from: day, to: day, by: z.optional(z.enum(["week", "area", "plan"])) }),
    /** All together in one row; with `by` a row for each, the newest week or the most bookings first. */
    answer: z.object({ rows: z.array(funnelRow) }),
    errors: [422],
  }),
};
export type Summary = z.output<(typeof numberEndpoints)["summary"]["answer"]>;
export type Numbers = z.output<(typeof numberEndpoints)["numbers"]["answer"]>;
