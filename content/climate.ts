import { visitWindows } from "./route-plan.ts";
import type { ClimateMonth } from "./schemas.ts";

/** The desert's year, January to December. These are measured averages: change them only with the source. */
export const climate = [
  { name: "January", averageHigh: 68, sunrise: "7:32" },
  { name: "February", averageHigh: 71, sunrise: "7:14" },
  { name: "March", averageHigh: 78, sunrise: "6:41" },
  { name: "April", averageHigh: 86, sunrise: "5:59" },
  { name: "May", averageHigh: 95, sunrise: "5:29" },
  { name: "June", averageHigh: 104, sunrise: "5:18" },
  { name: "July", averageHigh: 107, sunrise: "5:29" },
  { name: "August", averageHigh: 105, sunrise: "5:50" },
  { name: "September", averageHigh: 100, sunrise: "6:11" },
  { name: "October", averageHigh: 89, sunrise: "6:32" },
  { name: "November", averageHigh: 77, sunrise: "6:59" },
  { name: "December", averageHigh: 66, sunrise: "7:25" },
] as const satisfies readonly ClimateMonth[];

/** Where the figures come from. */
export const climateSource = {
  /** The page that the picture links to. */
  address: "https://en.wikipedia.org/wiki/Climate_of_Phoenix",
  /** The sentence below the picture. */
  text: "Phoenix Sky Harbor, 1991 to 2020",
} as const;

/**
 * Degrees Fahrenheit of a month's average high from which routes start at first light, and visits are offered in the
 * hot months' windows only.
 * The owner must confirm it: the site promises "desert-adapted scheduling", not this number.
 */
export const hotFrom = 100;

/**
 * When routes start in the other months, local time, "H:MM": with the first window of visits.
 * The owner must confirm it.
 */
export const usualStart: string = visitWindows.usual.morning.starts.replace(/^0/, "");
