import type { Area } from "./shapes.ts";

/** The neighborhoods served, in the order in which lists show them. */
export const areas = [
  { name: "Old Town Scottsdale", slug: "old-town-scottsdale", region: "Scottsdale" },
  { name: "North Scottsdale", slug: "north-scottsdale", region: "Scottsdale" },
  { name: "South Scottsdale", slug: "south-scottsdale", region: "Scottsdale" },
  { name: "McCormick Ranch", slug: "mccormick-ranch", region: "Scottsdale" },
  { name: "Gainey Ranch", slug: "gainey-ranch", region: "Scottsdale" },
  { name: "DC Ranch", slug: "dc-ranch", region: "Scottsdale" },
  { name: "Grayhawk", slug: "grayhawk", region: "Scottsdale" },
  { name: "Kierland", slug: "kierland", region: "Scottsdale" },
  { name: "Pinnacle Peak", slug: "pinnacle-peak", region: "Scottsdale" },
  { name: "Troon", slug: "troon", region: "Scottsdale" },
  { name: "Scottsdale Ranch", slug: "scottsdale-ranch", region: "Scottsdale" },
  { name: "Desert Ridge", slug: "desert-ridge", region: "North Phoenix" },
  { name: "Paradise Valley Village", slug: "paradise-valley-village", region: "North Phoenix" },
  { name: "Moon Valley", slug: "moon-valley", region: "North Phoenix" },
  { name: "Deer Valley", slug: "deer-valley", region: "North Phoenix" },
  { name: "Tramonto", slug: "tramonto", region: "North Phoenix" },
  { name: "Anthem", slug: "anthem", region: "North Phoenix" },
  { name: "Norterra", slug: "norterra", region: "North Phoenix" },
  { name: "Happy Valley", slug: "happy-valley", region: "North Phoenix" },
  { name: "Cave Creek", slug: "cave-creek", region: "North Phoenix" },
  { name: "Desert Hills", slug: "desert-hills", region: "North Phoenix" },
  { name: "Tatum Ranch", slug: "tatum-ranch", region: "North Phoenix" },
] as const satisfies readonly Area[];
