import * as z from "zod/mini";
import { read } from "#site/api/request.ts";

const answer = z.object({ stamp: z.string().check(z.regex(/^[\w.-]{1,99}$/)) });

let asked = false;
let header: { readonly "form-stamp"?: string } = {};

/** Asks once for a stamp of this moment. Nobody waits for it, and a booking without it is booked as well. */
export async function fetchFormStamp(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const { stamp } = answer.parse(await read(["/api/form-stamp"], { on401: "throw" }));
    header = { "form-stamp": stamp };
  } catch {
    // It only speaks for the visitor.
  }
}

/** The header that tells when the form was first touched, as far as it is known. */
export const formStamp = () => header;
