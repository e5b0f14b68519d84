import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const short = z.string().check(z.maxLength(100));
const long = z.string().check(z.maxLength(2000));

export const screenFailureEndpoints = {
  report: endpoint({
    method: "POST",
    path: "/api/screen-failures",
    summary: "Logs that a part of the inbox could not be shown.",
    body: z.object({
      /** Which part, such as "numbers" or "booking facts". */
      part: short,
      /** Name and message of the error. */
      error: long,
      /** The components around it, innermost first. */
      components: long,
    }),
    errors: [422],
  }),
};
