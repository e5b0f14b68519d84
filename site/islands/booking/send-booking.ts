import * as z from "zod/mini";
import type { BookingInput } from "#domain/booking/booking.ts";
import { callBy } from "#domain/business-clock/promise.ts";
import { randomUuid } from "#ui/random-uuid.ts";
import { request } from "#ui/request.ts";
import { formStamp } from "./form-stamp.ts";
import { daysOff } from "./reply-times.ts";
import { remember, remembered } from "./tab-memory.ts";

// No "z.iso": its regular expressions weigh half a kilobyte.
const answer = z.object({ hearBy: z.string(), visit: z.optional(z.string()) });

const sent = z.object({ values: z.string(), key: z.string() });
/** Survives a reload, so that a booking whose answer was lost is not stored twice. */
const memory = "booking-request";

/** The same key while the same values are sent again, so that a retry books once. */
function keyFor(booking: BookingInput): string {
  const values = JSON.stringify(booking);
  const last = sent.safeParse(remembered(memory));
  if (last.success && last.data.values === values) return last.data.key;
  const key = randomUuid();
  remember(memory, { values, key });
  return key;
}

/**
 * Sends a booking.
 * @returns the time by which the team will be in touch, from the server or else by the rule; and the visitor's own page
 * @throws Error `status: body`, or the browser's own when nothing was reached
 */
export async function sendBooking(
  booking: BookingInput,
): Promise<{ hearBy: Date; visit: string | undefined }> {
  const response = await request("POST", "/api/bookings", {
    body: booking,
    headers: { "idempotency-key": keyFor(booking), ...formStamp() },
  });
  const { data } = answer.safeParse(await response.json().catch(() => undefined));
  remember(memory, null);
  const stated = new Date(data?.hearBy ?? "");
  const isStated = !Number.isNaN(stated.getTime());
  return { hearBy: isStated ? stated : callBy(new Date(), daysOff()), visit: data?.visit };
}
