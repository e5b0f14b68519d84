import { own } from "./own.ts";
import type { BusinessAddress, Holiday, OpenHours } from "./schemas.ts";

/** When the office is open, Phoenix time, "HH:MM" on 24 hours. A day that is missing is closed. */
export const hours: readonly OpenHours[] = own("hours", [
  {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "07:00",
    closes: "18:00",
  },
  { days: ["Saturday"], opens: "08:00", closes: "16:00" },
]);

/** When people are called back who could not talk or have not decided, Phoenix time. */
export const callBackTimes = { morning: "09:30", evening: "17:30" } as const;

/**
 * Days on which nobody comes and nobody answers the phone. Delete one, or add one; with `phones: true` the phones are
 * answered. Days off of one year only are set in the inbox.
 */
export const holidays: readonly Holiday[] = own("holidays", [
  { name: "New Year's Day", month: 1, date: 1 },
  { name: "Memorial Day", month: 5, weekday: "Monday", week: "last" },
  { name: "Independence Day", month: 7, date: 4 },
  { name: "Labor Day", month: 9, weekday: "Monday", week: 1 },
  { name: "Thanksgiving", month: 11, weekday: "Thursday", week: 4 },
  { name: "Christmas", month: 12, date: 25 },
]);

/**
 * How many months the privacy page says a booking that led to nothing is kept. A new database starts with this
 * setting. After that choose the same or less in the inbox, under Settings: `npm run golive` compares.
 */
export const leadMonths = 24;

/** Spam is erased after this many days. */
export const spamKeptDays = 30;

/**
 * Where the business is, for search engines: they never show what is empty. `street` and `zip` are null until the owner
 * has decided; "" keeps them private, as a business without an office may.
 */
export const address: BusinessAddress = {
  street: null,
  locality: "Scottsdale",
  region: "AZ",
  zip: null,
};

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
