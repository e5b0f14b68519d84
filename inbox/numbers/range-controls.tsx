import { useState } from "react";
import shared from "#inbox/controls/shared.module.css";
import styles from "./numbers-view.module.css";
import { type DayRange, earliest, quickRanges } from "./range.ts";

/** A day up to today. A half-typed date stays in the field and chooses nothing. */
function DateInput({
  id,
  label,
  value,
  today,
  onChoose,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <div className={styles["date"]}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        required
        min={earliest(today)}
        max={today}
        value={typed ?? value}
        onChange={({ currentTarget }) => {
          const isWhole = currentTarget.validity.valid;
          setTyped(isWhole ? undefined : currentTarget.value);
          if (isWhole) onChoose(currentTarget.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}

/** Two dates, and the usual ranges. Both ends are days in Phoenix and are included. */
export function RangeControls({
  today,
  range,
  onChoose,
}: {
  readonly today: string;
  readonly range: DayRange;
  readonly onChoose: (range: DayRange) => void;
}) {
  // A date beyond the other end moves that end, too.
  const chooseFrom = (from: string) => onChoose({ from, to: from > range.to ? from : range.to });
  const chooseTo = (to: string) => onChoose({ from: to < range.from ? to : range.from, to });
  return (
    <div className={styles["controls"]}>
      <fieldset className={styles["ranges"]}>
        <legend className={shared["visuallyHidden"]}>Range</legend>
        {quickRanges(today).map((quick) => (
          <button
            key={quick.name}
            type="button"
            aria-pressed={quick.from === range.from && quick.to === range.to}
            onClick={() => onChoose(quick)}
            className={shared["choice"]}
          >
            {quick.name}
          </button>
        ))}
      </fieldset>
      <div className={styles["dates"]}>
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
