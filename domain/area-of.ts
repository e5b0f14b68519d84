import { zipAreas } from "#content/zip-areas.ts";
import { areaBySlug } from "./areas.ts";

/**
 * The neighborhood that a booking counts for: the one whose page it was sent from, else the zip's; null where there
 * is none.
 */
export function areaOf(booking: {
  readonly zipCode: string;
  readonly page: string | null;
}): string | null {
  const ofPage = areaBySlug(booking.page?.slice(1) ?? "");
  return ofPage?.slug ?? zipAreas[booking.zipCode.slice(0, 5)] ?? null;
}
