import * as z from "zod/mini";
import { endpoint, none } from "./endpoint.ts";

const day = z.iso.date();
const count = z.int();

const promise = {
  /** Bookings whose first contact came within the promised time. */
  inTime: count,
  /** Those whose first contact came later, or whose time ran out without any. */
  late: count,
  /** The middle of all seconds to first contact; null without any. */
  medianSeconds: z.nullable(z.int()),
};

const tally = z.object({ key: z.nullable(z.string()), bookings: count });

/** What has been waiting to leave for longest, since when, and why its last try failed; null where nothing waits. */
const oldest = z.nullable(z.object({ since: z.iso.datetime(), error: z.nullable(z.string()) }));
const oldestWaiting = z.object({ mail: oldest, webhook: oldest });
export type OldestWaiting = z.output<typeof oldestWaiting>;

export const numberEndpoints = {
  summary: endpoint({
    method: "GET",
    path: "/api/summary",
    summary: "What is to be done now, and how the promise was kept in the last 30 days.",
    query: none,
    body: none,
    status: 200,
    answer: z.object({
      /** Pending bookings. */
      waiting: count,
      /** Those whose time has run out. */
      overdue: count,
      /** Bookings set aside as spam. */
      spam: count,
      /** Mails and webhooks that could not be sent. */
      failedMessages: count,
      /** Confirmations over the limits, since midnight in Phoenix. */
      withheldToday: count,
      oldestWaiting,
      /** True where the site is public but no mail server is set: mails are only written to files. */
      lacksMailServer: z.boolean(),
      ...promise,
      /** Bookings in each of the last twelve weeks, the oldest first; weeks start on Monday, Phoenix time. */
      weeks: z.array(z.object({ week: day, bookings: count })),
    }),
    refusals: [],
  }),
  numbers: endpoint({
    method: "GET",
    path: "/api/numbers",
    summary:
      "Counts over a range of days, both included, Phoenix time. Spam and joined bookings do not count.",
    query: z.object({ from: day, to: day }),
    body: none,
    status: 200,
    answer: z.object({
      bookings: count,
      ...promise,
      /** Every week that the range touches, also those without bookings. */
      weeks: z.array(z.object({ week: day, bookings: count, inTime: count, late: count })),
      /** The most first; a null key holds what belongs to none. */
      areas: z.array(tally),
      pages: z.array(tally),
      plans: z.array(tally),
    }),
    refusals: [422],
  }),
};
export type Summary = z.output<(typeof numberEndpoints)["summary"]["answer"]>;
export type Numbers = z.output<(typeof numberEndpoints)["numbers"]["answer"]>;
