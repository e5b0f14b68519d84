import { useState } from "react";
import { sharePercent } from "#inbox/text/labels.ts";
import { tangerine } from "#ui/drawings/drawing.ts";
import type { MapSpot, Tally } from "./area-circles.ts";
import { AreaMap } from "./area-map.tsx";
import { ChartCard, TallyTable } from "./chart-card.tsx";
import styles from "./charts.module.css";

interface AreaRow {
  /** Empty for bookings from outside our area. */
  readonly key: string;
  readonly name: string;
  readonly bookings: number;
}

/** Every neighborhood, also those without bookings, the busiest first; "Outside our area" is ranked among them. */
function rankedAreas(map: readonly MapSpot[], tallies: readonly Tally[]): readonly AreaRow[] {
  const counts = new Map(tallies.map(({ key, bookings }) => [key, bookings]));
  const rows = map.map(({ slug, name }) => ({ key: slug, name, bookings: counts.get(slug) ?? 0 }));
  const elsewhere = counts.get(null) ?? 0;
  if (elsewhere > 0) rows.push({ key: "", name: "Outside our area", bookings: elsewhere });
  return rows.sort((one, other) => other.bookings - one.bookings);
}

/** "Of your neighborhoods, most came from Kierland and Anthem: 33% of all. 15 of 22 neighborhoods have at least one." */
function areasWords(rows: readonly AreaRow[], bookings: number): string {
  const places = rows.filter(({ key }) => key !== "");
  const [first, second] = places;
  if (!first || first.bookings === 0) return "None came from a neighborhood that you serve.";
  const reached = places.filter((row) => row.bookings > 0).length;
  const top = second && second.bookings > 0 ? [first, second] : [first];
  const sum = top.reduce((total, row) => total + row.bookings, 0);
  return [
    `Of your neighborhoods, most came from ${top.map((row) => row.name).join(" and ")}: ${sharePercent(sum, bookings)}% of all.`,
    `${reached} of ${places.length} neighborhoods ${reached === 1 ? "has" : "have"} at least one.`,
    "A circle with twice the area has twice the bookings.",
  ].join(" ");
}

/** Bookings of each neighborhood, on the map and ranked. */
export function AreasChart({
  tallies,
  bookings,
  map,
}: {
  readonly tallies: readonly Tally[];
  readonly bookings: number;
  readonly map: readonly MapSpot[];
}) {
  const [pointed, setPointed] = useState<string>();
  const rows = rankedAreas(map, tallies);
  const without = rows.filter((row) => row.bookings === 0).map(({ name }) => name);
  return (
    <ChartCard id="areas" title="By neighborhood" caption={areasWords(rows, bookings)}>
      <div className={styles["areas"]}>
        <AreaMap map={map} tallies={tallies} pointed={pointed} onPoint={setPointed} />
        <TallyTable
          by="neighborhood"
          rows={rows.filter((row) => row.bookings > 0)}
          fill={tangerine}
          pointed={pointed}
          onPoint={setPointed}
        >
          {without.length > 0 && (
            <p>
              <strong>None from: </strong>
              {`${without.join(", ")}.`}
            </p>
          )}
        </TallyTable>
      </div>
    </ChartCard>
  );
}
