/** Where a neighborhood's name is, relative to its dot. */
export interface LabelPlace {
  /** From the dot to the text's first baseline, in the map's units. */
  readonly at: readonly [x: number, y: number];
  readonly anchor?: "middle" | "end";
  /** The name in several lines, where one is too long. */
  readonly lines?: readonly string[];
  /** A line from the dot to a name that has no room beside it. */
  readonly leader?: readonly [x: number, y: number];
}

const right: LabelPlace = { at: [17, 7] };

/** Chosen by eye so that no name meets another one at 320 and 390 px, where the letters are largest against the map. */
const labelPlaces: Readonly<Record<string, LabelPlace>> = {
  "old-town-scottsdale": { at: [-16, 0], anchor: "end", lines: ["Old Town", "Scottsdale"] },
  "north-scottsdale": { at: [14, -18], anchor: "end" },
  "south-scottsdale": { at: [-16, 8], anchor: "end", lines: ["South", "Scottsdale"] },
  "mccormick-ranch": { at: [48, 44], lines: ["McCormick", "Ranch"], leader: [43, 36] },
  "gainey-ranch": { at: [60, 26], leader: [55, 19] },
  "dc-ranch": right,
  grayhawk: { at: [0, -18], anchor: "middle" },
  kierland: { at: [-16, -17], anchor: "middle" },
  "pinnacle-peak": { at: [17, 9], lines: ["Pinnacle", "Peak"] },
  troon: { at: [17, 5] },
  "scottsdale-ranch": { at: [17, -1], lines: ["Scottsdale", "Ranch"] },
  "desert-ridge": { at: [14, -18], anchor: "end" },
  "paradise-valley-village": { at: [-15, 30], lines: ["Paradise", "Valley", "Village"] },
  "moon-valley": { at: [14, 32], anchor: "middle" },
  "deer-valley": { at: [17, -5] },
  tramonto: { at: [17, -4] },
  anthem: right,
  norterra: right,
  "happy-valley": { at: [-16, 0], anchor: "end", lines: ["Happy", "Valley"] },
  "cave-creek": { at: [15, 1] },
  "desert-hills": right,
  "tatum-ranch": { at: [9, -12] },
};

/** Where the name of a neighborhood is written. A new one's is to the right of its dot until somebody chooses better. */
export const labelPlaceOf = (slug: string): LabelPlace => labelPlaces[slug] ?? right;
