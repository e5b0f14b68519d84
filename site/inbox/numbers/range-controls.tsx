import { DateInput } from "./date-input.tsx";
import { type DayRange, quickRanges } from "./range.ts";

/** Two dates, and the ranges that are asked for most. Both ends are days in Phoenix and count. */
export function RangeControls({
  today,
  range,
  onChoose,
}: {
  readonly today: string;
  readonly range: DayRange;
  readonly onChoose: (range: DayRange) => void;
}) {
  // A date that would turn the range round takes the other end along.
  const chooseFrom = (from: string) => onChoose({ from, to: from > range.to ? from : range.to });
  const chooseTo = (to: string) => onChoose({ from: to < range.from ? to : range.from, to });
  return (
    <div className="flex max-w-full flex-wrap items-end gap-x-6 gap-y-3">
      <fieldset className="flex flex-wrap gap-1.5 md:gap-2">
        <legend className="sr-only">Range</legend>
        {quickRanges(today).map((quick) => {
          const isChosen = quick.from === range.from && quick.to === range.to;
          return (
            <button
              key={quick.name}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(quick)}
              className="choice"
            >
              {quick.name}
            </button>
          );
        })}
      </fieldset>
      <div className="grid w-full grid-cols-2 gap-3 xs:flex xs:w-auto">
        <DateInput
          id="numbers-from"
          label="From"
          today={today}
          value={range.from}
          onChoose={chooseFrom}
        />
        <DateInput id="numbers-to" label="To" today={today} value={range.to} onChoose={chooseTo} />
      </div>
    </div>
  );
}
