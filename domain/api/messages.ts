import * as z from "zod/mini";
import { message, messageStates } from "./bookings.ts";
import { endpoint } from "./endpoint.ts";

/** A message in the list, with the customer's name: "Ana Núñez"; empty if there is none. */
const listed = z.extend(message, { name: z.string() });
export type ListedMessage = z.output<typeof listed>;

export const messageEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/messages",
    summary: "A page of emails, notifications and webhooks, the newest first.",
    query: z.object({
      state: z.optional(z.enum(messageStates)),
      after: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: z.object({ items: z.array(listed), next: z.nullable(z.string()) }),
    errors: [422],
  }),
  sendAgain: endpoint({
    method: "POST",
    path: "/api/messages/{id}/send",
    summary: "Sends a failed message again, with all its attempts.",
    answer: message,
    errors: [404, 409],
  }),
};
