import * as z from "zod/mini";
import { bookingSchema } from "#domain/booking.ts";
import type { Booked } from "./outcome.ts";
import { remember, remembered } from "./tab-memory.ts";

const memory = "booked";

const stored = z.object({
  booking: z.pick(bookingSchema, { email: true, numDogs: true, serviceType: true, zipCode: true }),
  isCommercial: z.boolean(),
  hearBy: z.pipe(
    z.string(),
    z.transform((text) => new Date(text)),
  ),
  visit: z.optional(z.string()),
});

/** Keeps what a booking's card shows for this tab, so that a reload does not lose it and its link; null forgets it. */
export const rememberBooked = (booked: Booked | null): void =>
  remember(memory, booked && { ...booked, booking: stored.shape.booking.parse(booked.booking) });

export function rememberedBooked(): Booked | undefined {
  const { data } = stored.safeParse(remembered(memory));
  return data && { ...data, visit: data.visit };
}
