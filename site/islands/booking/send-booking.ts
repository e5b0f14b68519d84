import * as z from "zod/mini";
import type { BookingInput } from "#domain/booking/booking.ts";
import { leadSourceMemory } from "#domain/pages/page-props.ts";
import { isRequestError, randomUuid, request } from "#ui/request.ts";
import { remember, remembered, storedText } from "#ui/tab-storage.ts";
import type { Booked } from "./booked.ts";

// No "z.iso": its regular expressions weigh half a kilobyte.
const answer = z.object({
  hearBy: z.string(),
  visit: z.optional(z.string()),
  isEmailed: z.optional(z.boolean()),
});

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

/** Undefined for one that broke off. @throws Error for one that is not the server's, such as the page of a filter */
function readAnswer(text: string): z.output<typeof answer> | undefined {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    if (text === "" || text.startsWith("{")) return undefined;
  }
  return answer.parse(whole);
}

const priceChange = z.object({ detail: z.string(), perVisit: z.number() });

/** The new price of a visit, if that is why a booking was refused. */
export function priceChangeIn(error: unknown): z.output<typeof priceChange> | undefined {
  if (!isRequestError(error) || error.status !== 409) return undefined;
  try {
    return priceChange.safeParse(JSON.parse(error.body)).data;
  } catch {
    return undefined;
  }
}

/**
 * Sends a booking, with the price of a visit that was shown, if there was one.
 * @returns the time by which the team will be in touch and the visitor's own page, if the answer arrived whole
 * @throws Error `status: body`, or another one when nobody knows whether it was stored
 */
export async function sendBooking({
  booking,
  perVisit,
}: Pick<Booked, "perVisit"> & { readonly booking: BookingInput }): Promise<
  Pick<Booked, "hearBy" | "visit" | "isEmailed">
> {
  const response = await request("POST", "/api/bookings", {
    status: 201,
    body: booking,
    headers: {
      "idempotency-key": keyFor(booking),
      "lead-source": storedText(leadSourceMemory),
      ...(perVisit !== undefined && { "shown-price": String(perVisit) }),
    },
  });
  const data = readAnswer(await response.text().catch(() => ""));
  remember(memory, null);
  return { hearBy: data && new Date(data.hearBy), visit: data?.visit, isEmailed: data?.isEmailed };
}
