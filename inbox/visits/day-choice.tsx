import { useId } from "react";
import type { OfferedDay } from "#domain/api/visits.ts";
import { weekdayOf } from "#domain/dates.ts";
import { dayOfYear } from "#inbox/app/dates.ts";
import { looks } from "#inbox/controls/looks.ts";
import { Blocks } from "./blocks.tsx";
import { dayWords, obstacle, roomWords } from "./visit-choice.ts";

interface DayRowProps {
  readonly day: OfferedDay;
  readonly today: string;
  readonly isPresent: boolean;
  readonly isChosen: boolean;
  /** A full day or a day off that is chosen anyway. */
  readonly isOverridden: boolean;
  readonly onChoose: () => void;
  readonly onOverride: () => void;
}

const DayName = ({ day }: { readonly day: string }) => {
  const name = weekdayOf(day);
  return (
    <strong className="block font-display text-base/[1.25] font-bold">
      {name.slice(0, 3)}
      <span className="max-xs:hidden">{name.slice(3)}</span>
      {`, ${dayOfYear(day)}`}
    </strong>
  );
};

function lookOf(isClosed: boolean, isChosen: boolean): string {
  if (isClosed) return "bg-paper text-ink";
  return isChosen ? "bg-sky-light text-ink shadow-[inset_5px_0_0_var(--color-agave)]" : "";
}

function DayRow({
  day: offered,
  today,
  isPresent,
  isChosen,
  isOverridden,
  onChoose,
  onOverride,
}: DayRowProps) {
  const id = useId();
  const { day } = offered;
  const hindered = isPresent ? "" : obstacle(offered);
  const isClosed = hindered !== "" && !isOverridden;
  const words = dayWords(offered, today);
  return (
    <div
      className={`grid min-h-15.5 grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 py-2 has-focus-visible:rounded-field has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-ink max-xs:gap-x-2 max-xs:px-2.5 [div+&]:border-t-[1.5px] [div+&]:border-rule ${lookOf(isClosed, isChosen)}`}
      data-chosen={isChosen}
    >
      <input
        id={id}
        className="size-6.5 appearance-none rounded-pill border-2 border-ink bg-surface text-ink outline-none checked:border-8 checked:border-agave disabled:border-faded disabled:bg-rule forced-colors:appearance-auto"
        type="radio"
        name="day"
        value={day}
        checked={isChosen}
        disabled={isClosed}
        aria-describedby={`${id}-more`}
        onChange={onChoose}
      />
      <label
        htmlFor={id}
        className={`-my-2 py-2 ${isClosed ? "cursor-default text-muted" : "cursor-pointer"}`}
      >
        <DayName day={day} />
        <span id={`${id}-more`} className="block text-sm/[1.3] text-muted">
          {hindered || (isPresent ? `booked now, ${words}` : words)}
        </span>
      </label>
      {isClosed ? (
        <button type="button" className={`${looks.quiet} -mr-1.5 px-1.5`} onClick={onOverride}>
          Add anyway
          <span className="sr-only">{` on ${weekdayOf(day)}, ${dayOfYear(day)}`}</span>
        </button>
      ) : (
        <span className="grid justify-items-end gap-1.25 font-display text-sm/[1.2] font-bold whitespace-nowrap text-ink *:text-link">
          {hindered ? "added anyway" : roomWords(offered)}
          <Blocks day={offered} withYou={isChosen && !isPresent} />
        </span>
      )}
    </div>
  );
}

interface DayListProps extends Pick<DayRowProps, "today"> {
  readonly days: readonly OfferedDay[];
  readonly present: string | undefined;
  readonly chosen: string | undefined;
  readonly overridden: string | undefined;
  readonly onChoose: (day: string, isOverridden: boolean) => void;
}

/** Days as radio buttons, with their places. */
export const DayList = ({ days, today, present, chosen, overridden, onChoose }: DayListProps) => (
  <>
    {days.map((day) => (
      <DayRow
        key={day.day}
        day={day}
        today={today}
        isPresent={day.day === present}
        isChosen={day.day === chosen}
        isOverridden={day.day === overridden}
        onChoose={() => onChoose(day.day, day.day === overridden)}
        onOverride={() => onChoose(day.day, true)}
      />
    ))}
  </>
);
