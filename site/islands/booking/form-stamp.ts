import * as z from "zod/mini";
import { read } from "#ui/request.ts";
import { learnDaysOff } from "./reply-times.ts";

const days = z.array(z.string());
const answer = z.object({
  stamp: z.string().check(z.regex(/^[\w.-]{1,99}$/)),
  closedDays: days,
  phonesOpen: days,
});

let isRequested = false;
let header: { readonly "form-stamp"?: string } = {};

/** Requests a stamp of this moment and the closed days, once. Nothing waits for it, and bookings work without it. */
export async function fetchFormStamp(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  try {
    const { stamp, closedDays, phonesOpen } = answer.parse(
      await read(["/api/form-stamp"], { on401: "throw" }),
    );
    header = { "form-stamp": stamp };
    learnDaysOff(
      closedDays.map((day) => ({
        from: day,
        to: day,
        reason: "",
        phones: phonesOpen.includes(day),
      })),
    );
  } catch {
    // It only counts in the visitor's favor.
  }
}

/** The header with the stamp of the form's first touch, if it has arrived. */
export const formStamp = () => header;
