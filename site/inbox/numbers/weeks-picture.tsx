import { useState } from "react";
import { PictureCard } from "./picture-card.tsx";
import { WeekBars } from "./week-bars.tsx";
import { type Week, weeksWords, weekWords } from "./week-words.ts";
import { WeeksKey } from "./weeks-key.tsx";
import { WeeksTable } from "./weeks-table.tsx";

/** Bookings of each week, split into those called in time, those called late, and those with time left. */
export function WeeksPicture({
  weeks,
  today,
}: {
  readonly weeks: readonly Week[];
  readonly today: string;
}) {
  const [pointed, setPointed] = useState<Week>();
  return (
    <PictureCard id="weeks" title="Bookings a week" caption={weeksWords(weeks, today)}>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <WeeksKey />
        {/* The line is kept free, so that nothing moves when a week is pointed at. */}
        <p className="min-h-[1lh] text-sm font-semibold">{pointed && weekWords(pointed)}</p>
      </div>
      <WeekBars weeks={weeks} pointed={pointed} onPoint={setPointed} />
      <WeeksTable weeks={weeks} />
    </PictureCard>
  );
}
