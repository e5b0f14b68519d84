import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { numberEndpoints } from "#domain/api/numbers.ts";
import { phoenixDay } from "#domain/phoenix.ts";
import { addressOfCall, call } from "#site/api/call.ts";
import type { MapSpot } from "./map-spot.ts";
import { NoNumbers, NumbersFailed, NumbersLoading } from "./numbers-states.tsx";
import { Pictures } from "./pictures.tsx";
import { rangeWords } from "./range.ts";
import { RangeControls } from "./range-controls.tsx";
import { useRange } from "./use-range.ts";

/** What came of the bookings of any range of days, in pictures that are tables, too. */
export function NumbersView({
  now,
  map,
}: {
  readonly now: Date;
  readonly map: readonly MapSpot[];
}) {
  const today = phoenixDay(now);
  const [range, choose] = useRange(today);
  const query = { from: range.from, to: range.to };
  const numbers = useQuery({
    queryKey: [addressOfCall(numberEndpoints.numbers, { query })],
    queryFn: ({ signal }) => call(numberEndpoints.numbers, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const words = rangeWords(range);
  const bookings = numbers.data?.bookings;
  return (
    <section aria-labelledby="numbers-title" className="wide-view">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="numbers-title" className="view-title">
            Numbers
          </h1>
          <p role="status" className="mt-2 leading-snug font-semibold">
            {bookings === undefined || numbers.isPlaceholderData
              ? `Counting the bookings ${words}`
              : `${bookings.toLocaleString("en-US")} ${bookings === 1 ? "booking" : "bookings"} ${words}`}
          </p>
        </div>
        <RangeControls today={today} range={range} onChoose={choose} />
      </div>
      {numbers.isError && numbers.data === undefined ? (
        <NumbersFailed onRetry={() => numbers.refetch()} />
      ) : numbers.data === undefined ? (
        <NumbersLoading />
      ) : numbers.data.bookings === 0 ? (
        <NoNumbers words={words} />
      ) : (
        <Pictures
          numbers={numbers.data}
          range={range}
          today={today}
          map={map}
          isOutdated={numbers.isPlaceholderData}
        />
      )}
    </section>
  );
}
