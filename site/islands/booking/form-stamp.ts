import * as z from "zod/mini";
import { read } from "#ui/request.ts";

const answer = z.object({ stamp: z.string().check(z.regex(/^[\w.-]{1,99}$/)) });

let isRequested = false;
let header: { readonly "form-stamp"?: string } = {};

/** Requests a stamp of this moment, once. Nothing waits for it, and bookings work without it. */
export async function fetchFormStamp(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  try {
    const { stamp } = answer.parse(await read(["/api/form-stamp"], { on401: "throw" }));
    header = { "form-stamp": stamp };
  } catch {
    // It only counts in the visitor's favor.
  }
}

/** The header with the stamp of the form's first touch, if it has arrived. */
export const formStamp = () => header;
