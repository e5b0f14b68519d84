import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const mailEndpoints = {
  setting: endpoint({
    method: "GET",
    path: "/api/mail",
    for: "owner",
    summary: "Where leads are emailed, and whether emails are sent or only written to files.",
    answer: z.object({ leadsTo: z.string(), delivery: z.enum(["smtp", "files"]) }),
  }),
  test: endpoint({
    method: "POST",
    path: "/api/mail/test",
    for: "owner",
    summary: "Sends a test message to the address for leads and reports the result.",
    answer: z.object({
      to: z.string(),
      result: z.enum(["sent", "written", "failed"]),
      /** Why it failed. */
      error: z.nullable(z.string()),
    }),
    errors: [429],
  }),
};
