import * as z from "zod/mini";
import { brokenNames } from "#domain/broken.ts";
import { blockerList } from "#domain/content/golive-checks.ts";
import { endpoint } from "./endpoint.ts";

const count = z.int();

/** Of the bookings whose time for a first call is over, those that were called within it. */
const called = z.object({ inTime: count, due: count });

export const numberEndpoints = {
  summary: endpoint({
    method: "GET",
    path: "/api/summary",
    answer: z.object({
      /** Bookings set aside as spam. */
      spam: count,
      /** Emails and webhooks that could not be sent. */
      failedMessages: count,
      /** What a public site must not go without. */
      blockers: z.array(z.enum(blockerList)),
      /** What somebody must look after. */
      broken: z.array(z.enum(brokenNames)),
      /** The owner's changes of the website that do not fit this program, by the names of things. */
      leftOut: z.array(z.string()),
      /** Whom new bookings are mailed to, and how. */
      leadsTo: z.string(),
      delivery: z.enum(["smtp", "files"]),
    }),
  }),
  /** Calls in time, and the last twelve months' leads and customers. Spam and merged bookings do not count. */
  numbers: endpoint({
    method: "GET",
    path: "/api/numbers",
    answer: z.object({
      /** This week, and it with the three before. */
      called: z.object({ week: called, fourWeeks: called }),
      /** The twelve months up to this one, Phoenix time, the oldest first, also those without leads. */
      months: z.array(
        /** "2026-11"; those of its leads who are customers now. */
        z.object({ month: z.string(), leads: count, customers: count }),
      ),
      /** Of these months, the most frequent first. The page is null for what was entered by hand or named none. */
      sources: z.array(
        z.object({ source: z.enum(["form", "phone"]), page: z.nullable(z.string()), leads: count }),
      ),
      /** Those that came from elsewhere: from what a link named as its source, else from the site that led here. */
      origins: z.array(z.object({ name: z.string(), leads: count })),
    }),
  }),
};
export type Summary = z.output<(typeof numberEndpoints)["summary"]["answer"]>;
export type Numbers = z.output<(typeof numberEndpoints)["numbers"]["answer"]>;

export const privacyEndpoints = {
  /** All bookings as CSV (RFC 4180), the newest first. Times are Phoenix time. */
  csv: endpoint({
    method: "GET",
    path: "/api/export.csv",
    for: "owner",
    recent: true,
    status: 200,
  }),
};
