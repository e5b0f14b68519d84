import { MutationObserver } from "@tanstack/react-query";
import type { BookingInput } from "#domain/booking.ts";
import { createQueryClient } from "#ui/query-client.ts";
import { sendBooking } from "./send-booking.ts";

export { fetchFormStamp } from "./form-stamp.ts";

const client = createQueryClient();

/**
 * Sends a booking. Afterwards the list of bookings is read anew.
 * @throws what `sendBooking` throws
 */
export const book = (booking: BookingInput): ReturnType<typeof sendBooking> =>
  new MutationObserver(client, {
    mutationFn: sendBooking,
    onSuccess: () => client.invalidateQueries({ queryKey: ["/api/bookings"] }),
  }).mutate(booking);
