import * as z from "zod/mini";
import { type BookingInput, bookingSchema } from "#domain/booking/booking.ts";
import { bookedMemory } from "#domain/pages/page-props.ts";
import type { FirstDay } from "#site/clock/first-days.ts";
import { remember, remembered } from "#ui/tab-storage.ts";

/** What was booked, with the time by which the team will be in touch. */
export interface Booked {
  readonly booking: Pick<BookingInput, "email" | "numDogs" | "serviceType" | "zipCode">;
  readonly isCommercial: boolean;
  /** What the form showed for a visit, in whole US dollars. */
  readonly perVisit?: number | undefined;
  readonly hearBy: Date | undefined;
  /** The path of the visitor's own page. */
  readonly visit: string | undefined;
  /** The next free day of the zip when it was booked. */
  readonly firstDay?: FirstDay | undefined;
  /** Whether the mailbox got a confirmation earlier on that day: it gets no other one. */
  readonly isEmailed?: boolean | undefined;
}

export type Answer = Booked | "failed";

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
  return data && { ...data, hearBy: data.hearBy, visit: data.visit };
}
