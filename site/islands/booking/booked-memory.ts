import * as z from "zod/mini";
import { bookingSchema } from "#domain/booking/booking.ts";
import { bookedMemory } from "#domain/pages/page-props.ts";
import type { Booked } from "./booked.ts";
import { remember, remembered } from "./tab-memory.ts";

const stored = z.object({
  booking: z.pick(bookingSchema, { email: true, numDogs: true, serviceType: true, zipCode: true }),
  isCommercial: z.boolean(),
  perVisit: z.optional(z.number()),
  hearBy: z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => new Date(text)),
    ),
  ),
  visit: z.optional(z.string()),
  isEmailed: z.optional(z.boolean()),
});

/** Keeps what a booking's card shows for this tab, so that a reload does not lose it and its link. */
export const rememberBooked = (booked: Booked): void =>
  remember(bookedMemory, { ...booked, booking: stored.shape.booking.parse(booked.booking) });

export function rememberedBooked(): Booked | undefined {
  const { data } = stored.safeParse(remembered(bookedMemory));
  if (!data) return undefined;
  const { hearBy, visit, isEmailed, perVisit } = data;
  return { ...data, hearBy, visit, isEmailed, perVisit };
}
