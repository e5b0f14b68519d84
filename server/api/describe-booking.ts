import * as z from "zod/mini";
import { bookingSchema } from "#domain/booking.ts";
import { dogCounts, serviceTypes } from "#domain/booking-options.ts";
import { inputSchema, type Json, problem, refusals } from "./describe-call.ts";

const answer = z.object({
  id: z.string(),
  status: z.literal("pending"),
  createdAt: z.iso.datetime(),
  /** Until when the visitor hears from the team, in Phoenix time. */
  replyBy: z.iso.datetime({ offset: true }),
});

/** What a visitor's form and other programs send to book: the one public call that stores anything. */
export function describeBooking(): Json {
  const { numDogs, serviceType } = bookingSchema.shape;
  const options = new Map<unknown, readonly string[]>([
    // They are trimmed first, which hides from the schema what they take.
    [numDogs, dogCounts],
    [serviceType, serviceTypes],
  ]);
  const schema = inputSchema(bookingSchema, options);
  return {
    operationId: "postBookings",
    summary: "Books the service: a lead that is called back. Answered when it is on disk.",
    security: [],
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        description: "With the same key the same values book once, for seven days.",
        schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,200}$" },
      },
      {
        name: "Form-Stamp",
        in: "header",
        required: false,
        description:
          "From GET /api/form-stamp, when the form was first touched. It speaks against spam.",
        schema: { type: "string" },
      },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": { schema },
        "application/x-www-form-urlencoded": { schema },
      },
    },
    responses: {
      201: {
        description: "Booked",
        content: { "application/json": { schema: inputSchema(answer) } },
      },
      303: { description: "Booked by a plain form: on to the thank-you page" },
      ...refusals([400, 403, 413, 415, 429, 500, 503]),
      422: {
        ...problem,
        content: {
          ...problem.content,
          // A person's plain form comes back with everything typed.
          "text/html": { schema: { type: "string" } },
        },
      },
    },
  };
}
