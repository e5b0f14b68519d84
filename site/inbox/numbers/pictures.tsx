import type { Numbers } from "#domain/api/numbers.ts";
import { AreasPicture } from "./areas-picture.tsx";
import type { MapSpot } from "./map-spot.ts";
import { MedianCard } from "./median-card.tsx";
import { PagesPicture } from "./pages-picture.tsx";
import { PlansPicture } from "./plans-picture.tsx";
import { type DayRange, isWhole } from "./range.ts";
import { ShareCard } from "./share-card.tsx";
import { WeeksPicture } from "./weeks-picture.tsx";

/** The weeks to draw: all that the range touches; of everything there is, from the first booking on. */
function shownWeeks({ weeks }: Numbers, range: DayRange): Numbers["weeks"] {
  const first = weeks.findIndex(({ bookings }) => bookings > 0);
  return isWhole(range) && first > 0 ? weeks.slice(first) : weeks;
}

/** All pictures of a range that has bookings. */
export function Pictures({
  numbers,
  range,
  today,
  map,
  isOutdated,
}: {
  readonly numbers: Numbers;
  readonly range: DayRange;
  readonly today: string;
  readonly map: readonly MapSpot[];
  /** True while those of another range are on their way. */
  readonly isOutdated: boolean;
}) {
  return (
    <div aria-busy={isOutdated} className="wide-view aria-busy:opacity-60">
      <div className="grid gap-5 md:gap-6 xl:grid-cols-[1.2fr_1fr]">
        <ShareCard numbers={numbers} />
        <MedianCard seconds={numbers.medianSeconds} />
      </div>
      <WeeksPicture weeks={shownWeeks(numbers, range)} today={today} />
      <AreasPicture tallies={numbers.areas} bookings={numbers.bookings} map={map} />
      <div className="grid items-start gap-5 md:grid-cols-[1.45fr_1fr] md:gap-6">
        <PagesPicture tallies={numbers.pages} />
        <PlansPicture tallies={numbers.plans} />
      </div>
    </div>
  );
}
