import * as z from "zod/mini";
import { bookingSchema } from "#domain/booking/booking.ts";
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
});

export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

/** What the form on the site calls. */
export const bookingFormEndpoints = {
  book: endpoint({
    method: "POST",
    path: "/api/bookings",
    summary:
      "Requests the free first visit. The answer comes once the request is on disk; the team then calls back.",
    open: true,
    form: true,
    headers: z.object({
      "Idempotency-Key": z
        .optional(z.string().check(z.regex(idempotencyKeyPattern)))
        .check(z.describe("The same values with the same key book only once, for seven days.")),
      "Form-Stamp": z
        .optional(z.string())
        .check(
          z.describe(
            "From GET /api/form-stamp, fetched when the form is first touched. Lowers the spam score.",
          ),
        ),
    }),
    body: bookingSchema,
    status: 201,
    answer,
    errors: [422, 429],
  }),
  stamp: endpoint({
    method: "GET",
    path: "/api/form-stamp",
    summary:
      "A signed time, to be fetched when the form is first touched. Sent as the header Form-Stamp, it lowers the spam score. Also the closed days of the next year. Never cached.",
    open: true,
    answer: z.object({
      stamp: z.string(),
      /** Days on which nobody comes. */
      closedDays: z.array(z.iso.date()),
      /** Those of them on which the phones are answered. */
      phonesOpen: z.array(z.iso.date()),
    }),
  }),
};
