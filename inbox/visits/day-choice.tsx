import { useId } from "react";
import type { OfferedDay } from "#domain/api/visits.ts";
import { weekdayOf } from "#domain/dates.ts";
import shared from "#inbox/controls/shared.module.css";
import { dayOfYear } from "#inbox/text/dates.ts";
import { Blocks } from "./blocks.tsx";
import styles from "./day-choice.module.css";
import { dayWords, obstacle, roomWords } from "./visit-words.ts";

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
    <strong>
      {name.slice(0, 3)}
      <span className={styles["wide"]}>{name.slice(3)}</span>
      {`, ${dayOfYear(day)}`}
    </strong>
  );
};

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
    <div className={styles["day"]} data-closed={isClosed} data-chosen={isChosen}>
      <input
        id={id}
        type="radio"
        name="day"
        value={day}
        checked={isChosen}
        disabled={isClosed}
        aria-describedby={`${id}-more`}
        onChange={onChoose}
      />
      <label htmlFor={id}>
        <DayName day={day} />
        <span id={`${id}-more`} className={styles["sub"]}>
          {hindered || (isPresent ? `booked now, ${words}` : words)}
        </span>
      </label>
      {isClosed ? (
        <button type="button" className={shared["quiet"]} onClick={onOverride}>
          Add anyway
          <span
            className={shared["visuallyHidden"]}
          >{` on ${weekdayOf(day)}, ${dayOfYear(day)}`}</span>
        </button>
      ) : (
        <span className={styles["room"]}>
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
