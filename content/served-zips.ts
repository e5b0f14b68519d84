import { own } from "./own.ts";

/** Zips of one city: the form fills it in. */
export const zipsOfCity: Readonly<Record<string, readonly string[]>> = {
  Phoenix: [
    ...["85022", "85023", "85024", "85027", "85028", "85032"],
    ...["85050", "85053", "85054", "85083", "85085", "85310"],
  ],
  Scottsdale: [
    ...["85250", "85251", "85255", "85257", "85258"],
    ...["85259", "85260", "85262", "85266"],
  ],
  Anthem: ["85087"],
};

/**
 * The zips that the form knows. Another zip gets a friendly note and can still be booked.
 * The owner must confirm the list: it comes from maps, not from real routes.
 */
export const servedZips: readonly string[] = own("servedZips", [
  ...Object.values(zipsOfCity).flat(),
  ...["85086", "85254", "85331"],
]);

/** A number typed as "+480…" is one of ours, and not one of the country 48. */
export const servedAreaCodes: readonly string[] = ["480", "602", "623"];
