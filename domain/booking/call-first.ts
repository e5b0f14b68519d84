import { commercialHref } from "#content/commercial.ts";
import type { BookingStatus } from "./status.ts";

/** @param page where the booking was made */
export const isCommercial = ({ page }: { readonly page: string | null }): boolean =>
  page === commercialHref;

/** What the team has to settle by phone before there is a day: the price of a commercial quote, or the way off the map. */
const reasons = ["quote", "offMap"] as const;
export type CallFirst = (typeof reasons)[number];

export const asCallFirst = (text: string | null): CallFirst | undefined =>
  reasons.find((reason) => reason === text);

/** Whether a link to the form asks for a commercial quote: "?for=commercial". */
export const asksForQuote = (query: string): boolean =>
  new URLSearchParams(query).get("for") === "commercial";

/** Undefined where the visitor can pick a day at once. */
export function callFirst(booking: {
  readonly page: string | null;
  readonly area: string | null;
}): CallFirst | undefined {
  if (isCommercial(booking)) return "quote";
  return booking.area === null ? "offMap" : undefined;
}

/** The same until the owner has reached the visitor: then there are days to pick. */
export const waitsForCall = (
  booking: Parameters<typeof callFirst>[0] & { readonly status: BookingStatus },
): CallFirst | undefined =>
  booking.status === "pending" || booking.status === "spam" ? callFirst(booking) : undefined;
