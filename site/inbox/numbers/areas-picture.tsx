import { useState } from "react";
import { AreaMap } from "./area-map.tsx";
import { AreaTable } from "./area-table.tsx";
import { areasWords, rankedAreas } from "./area-words.ts";
import type { MapSpot } from "./map-spot.ts";
import { PictureCard } from "./picture-card.tsx";
import type { Tally } from "./tally.ts";

/** Bookings of each neighborhood, on the map and as a ranked list. */
export function AreasPicture({
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
  return (
    <PictureCard id="areas" title="By neighborhood" caption={areasWords(rows, bookings)}>
      <div className="mt-5 grid items-start gap-x-9 gap-y-6 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-cols-2">
        <AreaMap map={map} tallies={tallies} pointed={pointed} onPoint={setPointed} />
        <AreaTable rows={rows} pointed={pointed} onPoint={setPointed} />
      </div>
    </PictureCard>
  );
}
