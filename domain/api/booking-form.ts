import * as z from "zod/mini";
import { bookingSchema } from "#domain/booking/booking.ts";
import { visitWindowNames } from "#domain/business-clock/visits.ts";
import { endpoint } from "./endpoint.ts";

const answer = z.object({
  id: z.string(),
  status: z.literal("pending"),
  createdAt: z.iso.datetime(),
  /** The end of the promise, in Phoenix time. */
  replyBy: z.iso.datetime({ offset: true }),
  /** When the visitor hears from the team, as it is printed: within the promise, while people work, in Phoenix time. */
  hearBy: z.iso.datetime({ offset: true }),
  /** The path of the visitor's own page. */
  visit: z.string(),
  /** Whether the mailbox got a confirmation earlier on this day: it gets no other one. */
  isEmailed: z.optional(z.literal(true)),
});

export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

/** What the form on the site calls. */
export const bookingFormEndpoints = {
  /** Requests the free first visit. The answer comes once the request is on disk; the team then calls back. */
  book: endpoint({
    method: "POST",
    path: "/api/bookings",
    open: true,
    body: bookingSchema,
    status: 201,
    answer,
  }),
  /**
   * What somebody hears before they book: the next free days of a zip or of a neighborhood by its slug, by the rules of
   * the visitor's page (empty off the map, and where no day is sure yet), and "You'll hear from us today by 6 PM, …",
   * "Phones open now".
   */
  firstDays: endpoint({
    method: "GET",
    path: "/api/first-days",
    open: true,
    query: z.object({
      zip: z._default(z.string().check(z.maxLength(20)), ""),
      area: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: z.object({
      days: z.array(z.object({ day: z.iso.date(), window: z.enum(visitWindowNames) })),
      /** The words for the days: the next two of a zip, or a neighborhood's weekdays. */
      line: z.optional(z.string()),
      reply: z.string(),
      phones: z.string(),
    }),
  }),
};
