import * as z from "zod/mini";
import { inputSchema, type Json, refusals } from "./describe-call.ts";

const answer = z.object({ stamp: z.string() });

/** What a form asks for when it is first touched, and sends along with the booking. */
export const describeFormStamp = (): Json => ({
  operationId: "getFormStamp",
  summary: "The moment at which a form was first touched, signed. Never cached.",
  security: [],
  parameters: [],
  responses: {
    200: {
      description: "Sent along as the header Form-Stamp, it speaks against spam",
      content: { "application/json": { schema: inputSchema(answer) } },
    },
    ...refusals([500]),
  },
});
