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
    query: z.object({
      state: z.optional(z.enum(messageStates)),
      after: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: z.object({ items: z.array(listed), next: z.nullable(z.string()) }),
  }),
  sendAgain: endpoint({
    method: "POST",
    path: "/api/messages/{id}/send",
    answer: message,
  }),
  testMail: endpoint({
    method: "POST",
    path: "/api/mail/test",
    for: "owner",
    answer: z.object({
      to: z.string(),
      result: z.enum(["sent", "written", "failed"]),
      /** Why it failed. */
      error: z.nullable(z.string()),
    }),
  }),
};
