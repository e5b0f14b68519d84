/** Where a neighborhood's name is, relative to its dot. */
export interface LabelPlace {
  /** From the dot to the text's first baseline, in the map's units. */
  readonly at: readonly [x: number, y: number];
  readonly anchor?: "middle" | "end";
  /** How many words a line has, where the whole name is too long for one. */
  readonly wordsPerLine?: number;
  /** A line from the dot to a name that has no room beside it. */
  readonly leader?: readonly [x: number, y: number];
}

const right: LabelPlace = { at: [17, 7] };

/** Chosen by eye so that no name meets another one at 320 and 390 px, where the letters are largest against the map. */
const labelPlaces: Readonly<Record<string, LabelPlace>> = {
  "old-town-scottsdale": { at: [-16, 0], anchor: "end", wordsPerLine: 2 },
  "north-scottsdale": { at: [14, -18], anchor: "end" },
  "south-scottsdale": { at: [-16, 8], anchor: "end", wordsPerLine: 1 },
  "mccormick-ranch": { at: [48, 44], wordsPerLine: 1, leader: [43, 36] },
  "gainey-ranch": { at: [60, 26], leader: [55, 19] },
  "dc-ranch": right,
  grayhawk: { at: [0, -18], anchor: "middle" },
  kierland: { at: [-16, -17], anchor: "middle" },
  "pinnacle-peak": { at: [17, 9], wordsPerLine: 1 },
  troon: { at: [17, 5] },
  "scottsdale-ranch": { at: [17, -1], wordsPerLine: 1 },
  "desert-ridge": { at: [14, -18], anchor: "end" },
  "paradise-valley-village": { at: [-15, 30], wordsPerLine: 1 },
  "moon-valley": { at: [14, 32], anchor: "middle" },
  "deer-valley": { at: [17, -5] },
  tramonto: { at: [17, -4] },
  anthem: right,
  norterra: right,
  "happy-valley": { at: [-16, 0], anchor: "end", wordsPerLine: 1 },
  "cave-creek": { at: [15, 1] },
  "desert-hills": right,
  "tatum-ranch": { at: [9, -12] },
};

/** Where the name of a neighborhood is written. A new one's is to the right of its dot until somebody chooses better. */
export const labelPlaceOf = (slug: string): LabelPlace => labelPlaces[slug] ?? right;

/** The lines of a name on the map. */
export function linesOf(name: string, { wordsPerLine }: LabelPlace): string[] {
  if (wordsPerLine === undefined) return [name];
  const words = name.split(" ");
  const lines = Array.from({ length: Math.ceil(words.length / wordsPerLine) }, (_, line) =>
    words.slice(line * wordsPerLine, (line + 1) * wordsPerLine),
  );
  return lines.map((line) => line.join(" "));
}
