import type { AreaSlug } from "./geography.ts";

/** The background of an area's name in the inbox. Near neighbors differ. */
export const areaTints = {
  "old-town-scottsdale": "clay",
  "north-scottsdale": "sky",
  "south-scottsdale": "sand",
  "mccormick-ranch": "sky",
  "gainey-ranch": "peach",
  "dc-ranch": "stone",
  grayhawk: "leaf",
  kierland: "clay",
  "pinnacle-peak": "shell",
  troon: "peach",
  "scottsdale-ranch": "mustard",
  "desert-ridge": "sand",
  "paradise-valley-village": "stone",
  "moon-valley": "leaf",
  "deer-valley": "sky",
  tramonto: "mustard",
  anthem: "stone",
  norterra: "shell",
  "happy-valley": "peach",
  "cave-creek": "clay",
  "desert-hills": "sand",
  "tatum-ranch": "leaf",
} as const satisfies Readonly<
  Record<AreaSlug, "leaf" | "sky" | "mustard" | "peach" | "clay" | "sand" | "stone" | "shell">
>;
