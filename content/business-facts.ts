import { plans } from "./plans.ts";

const prices = plans.map((plan) => plan.pricePerVisit);

/** When the office is open, Phoenix time, "HH:MM" on 24 hours. A day that is missing is closed. */
export const hours = [
  {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "07:00",
    closes: "18:00",
  },
  { days: ["Saturday"], opens: "08:00", closes: "16:00" },
] as const;

/**
 * Months after which the privacy page says that a booking that led to nothing is erased. Choose the same or less in the
 * inbox, under Settings: `npm run golive` compares.
 */
export const leadMonths = 24;

/** The places that search engines are told about. They need not be the neighborhoods with a page. */
export const structuredDataAreas = [
  "Scottsdale",
  "North Phoenix",
  "Paradise Valley",
  "Cave Creek",
  "Fountain Hills",
  "McCormick Ranch",
  "DC Ranch",
  "Grayhawk",
] as const;

/** The lowest and the highest price of a visit in whole US dollars. It follows from the plans. */
export const priceRange = { low: Math.min(...prices), high: Math.max(...prices) } as const;

/**
 * The zips that the form knows. Another zip gets a friendly note and can still be booked.
 * The owner must confirm the list: it comes from maps, not from the routes that are driven.
 */
export const servedZips: readonly string[] = [
  "85022",
  "85023",
  "85024",
  "85027",
  "85028",
  "85032",
  "85050",
  "85053",
  "85054",
  "85083",
  "85085",
  "85086",
  "85087",
  "85250",
  "85251",
  "85254",
  "85255",
  "85257",
  "85258",
  "85259",
  "85260",
  "85262",
  "85266",
  "85310",
  "85331",
];
