import type { MapSpot } from "./map-spot.ts";
import { sharePercent } from "./scale.ts";
import type { Tally } from "./tally.ts";

export interface AreaRow {
  /** Empty for what belongs to no neighborhood. */
  readonly slug: string;
  readonly name: string;
  readonly bookings: number;
}

/** Every neighborhood, also those without bookings, the most first; what belongs to none at its place among them. */
export function rankedAreas(
  map: readonly MapSpot[],
  tallies: readonly Tally[],
): readonly AreaRow[] {
  const counts = new Map(tallies.map(({ key, bookings }) => [key, bookings]));
  const rows = map.map(({ slug, name }) => ({ slug, name, bookings: counts.get(slug) ?? 0 }));
  const elsewhere = counts.get(null) ?? 0;
  if (elsewhere > 0) rows.push({ slug: "", name: "Outside our area", bookings: elsewhere });
  return rows.sort((one, other) => other.bookings - one.bookings);
}

/** "Most came from Kierland (12) and Anthem (9): a third of all. 15 of 22 neighborhoods have at least one." */
export function areasWords(rows: readonly AreaRow[], bookings: number): string {
  const places = rows.filter(({ slug }) => slug !== "");
  const [first, second] = places;
  if (!first || first.bookings === 0) return "None belongs to a neighborhood that you serve.";
  const reached = places.filter((row) => row.bookings > 0).length;
  const top = second && second.bookings > 0 ? [first, second] : [first];
  const sum = top.reduce((total, row) => total + row.bookings, 0);
  return [
    `Most came from ${top.map((row) => row.name).join(" and ")}: ${sharePercent(sum, bookings)}% of all.`,
    `${reached} of ${places.length} neighborhoods have at least one.`,
    "Twice the area of a circle is twice the bookings.",
  ].join(" ");
}
