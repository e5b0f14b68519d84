import { weekdays } from "#content/weekdays.ts";

/** One or more days of the week. */
export const WeekdayTicks = ({
  legend,
  name,
  chosen,
  className = "",
}: {
  readonly legend: string;
  readonly name: string;
  readonly chosen: readonly string[];
  readonly className?: string;
}) => (
  <fieldset className={className}>
    <legend className="float-left w-full pb-1 font-semibold">{legend}</legend>
    <div className="clear-both grid grid-cols-[repeat(7,minmax(0,44px))] gap-1">
      {weekdays.map((weekday) => (
        <label
          key={weekday}
          className="relative grid h-11 cursor-pointer place-items-center rounded-[10px] border-[1.5px] border-faded font-display text-xs/none font-bold has-checked:border-2 has-checked:border-ink has-checked:bg-agave has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            className="absolute inset-0 size-full cursor-pointer opacity-0 forced-colors:static forced-colors:opacity-100"
            type="checkbox"
            name={name}
            value={weekday}
            aria-label={weekday}
            defaultChecked={chosen.includes(weekday)}
          />
          <span aria-hidden="true">{weekday.slice(0, 2)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
