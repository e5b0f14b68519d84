import { MutationObserver } from "@tanstack/react-query";
import { parseBooking } from "#domain/booking/booking.ts";

export { readField } from "#domain/booking/read-field.ts";

import type { Messages } from "#ui/form.ts";
import { createQueryClient } from "#ui/query-client.ts";
import { valuesIn } from "./form-values.ts";
import { sendBooking } from "./send-booking.ts";

export { rememberBooked, rememberedBooked } from "./booked.ts";
export { Feedback } from "./feedback.tsx";
export { priceChangeIn } from "./send-booking.ts";

/** What is typed in the form, by the rules of its fields. */
export const parseForm = (form: HTMLFormElement) => parseBooking(valuesIn(form));

export function messagesOf(form: HTMLFormElement): Messages {
  const checked = parseForm(form);
  return checked.ok ? {} : checked.errors;
}

const client = createQueryClient();

/**
 * Sends a booking. Afterwards the list of bookings is read anew.
 * @throws what `sendBooking` throws
 */
export const book = (...sent: Parameters<typeof sendBooking>): ReturnType<typeof sendBooking> =>
  new MutationObserver(client, {
    mutationFn: sendBooking,
    onSuccess: () => client.invalidateQueries({ queryKey: ["/api/bookings"] }),
  }).mutate(...sent);
