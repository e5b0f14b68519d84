/** Where a neighborhood stands on the drawn ground, in its units (600 wide, 770 high). */
export interface MapSpot {
  readonly slug: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** How its name stands beside it: from the place to the first baseline, as on the public map. */
  readonly label: {
    readonly x: number;
    readonly y: number;
    readonly anchor: "start" | "middle" | "end";
    readonly lines: readonly string[];
  };
}
