import type { Area } from "./shapes.ts";

/** The neighborhoods served, in the order in which lists show them. */
export const areas = [
  {
    name: "Old Town Scottsdale",
    slug: "old-town-scottsdale",
    city: "Scottsdale",
    region: "Scottsdale",
  },
  { name: "North Scottsdale", slug: "north-scottsdale", city: "Scottsdale", region: "Scottsdale" },
  { name: "South Scottsdale", slug: "south-scottsdale", city: "Scottsdale", region: "Scottsdale" },
  { name: "McCormick Ranch", slug: "mccormick-ranch", city: "Scottsdale", region: "Scottsdale" },
  { name: "Gainey Ranch", slug: "gainey-ranch", city: "Scottsdale", region: "Scottsdale" },
  { name: "DC Ranch", slug: "dc-ranch", city: "Scottsdale", region: "Scottsdale" },
  { name: "Grayhawk", slug: "grayhawk", city: "Scottsdale", region: "Scottsdale" },
  { name: "Kierland", slug: "kierland", city: "Scottsdale", region: "Scottsdale" },
  { name: "Pinnacle Peak", slug: "pinnacle-peak", city: "Scottsdale", region: "Scottsdale" },
  { name: "Troon", slug: "troon", city: "Scottsdale", region: "Scottsdale" },
  { name: "Scottsdale Ranch", slug: "scottsdale-ranch", city: "Scottsdale", region: "Scottsdale" },
  { name: "Desert Ridge", slug: "desert-ridge", city: "Phoenix", region: "North Phoenix" },
  {
    name: "Paradise Valley Village",
    slug: "paradise-valley-village",
    city: "Phoenix",
    region: "North Phoenix",
  },
  { name: "Moon Valley", slug: "moon-valley", city: "Phoenix", region: "North Phoenix" },
  { name: "Deer Valley", slug: "deer-valley", city: "Phoenix", region: "North Phoenix" },
  { name: "Tramonto", slug: "tramonto", city: "Phoenix", region: "North Phoenix" },
  { name: "Anthem", slug: "anthem", city: "Anthem", region: "North Phoenix" },
  { name: "Norterra", slug: "norterra", city: "Phoenix", region: "North Phoenix" },
  { name: "Happy Valley", slug: "happy-valley", city: "Phoenix", region: "North Phoenix" },
  { name: "Cave Creek", slug: "cave-creek", city: "Cave Creek", region: "North Phoenix" },
  { name: "Desert Hills", slug: "desert-hills", city: "Desert Hills", region: "North Phoenix" },
  { name: "Tatum Ranch", slug: "tatum-ranch", city: "Phoenix", region: "North Phoenix" },
] as const satisfies readonly Area[];
