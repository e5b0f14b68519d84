import { useState } from "react";
import { Choice } from "#inbox/controls/choice.tsx";
import { TextField } from "#ui/field.tsx";
import styles from "./numbers-view.module.css";
import { type DayRange, earliest, quickRanges } from "./range.ts";

const other = "Other days …";

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
    <TextField
      id={id}
      label={label}
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
  );
}

/** The usual ranges, and two dates. Both ends are days in Phoenix and are included. */
export function RangeControls({
  today,
  range,
  onChoose,
}: {
  readonly today: string;
  readonly range: DayRange;
  readonly onChoose: (range: DayRange) => void;
}) {
  const [isTyped, setTyped] = useState(false);
  const quick = quickRanges(today);
  const same = quick.find(({ from, to }) => from === range.from && to === range.to);
  const name = isTyped || !same ? other : same.name;
  const choose = (chosen: string) => {
    const found = quick.find((one) => one.name === chosen);
    setTyped(!found);
    if (found) onChoose(found);
  };
  // A date beyond the other end moves that end, too.
  const chooseFrom = (from: string) => onChoose({ from, to: from > range.to ? from : range.to });
  const chooseTo = (to: string) => onChoose({ from: to < range.from ? to : range.from, to });
  return (
    <>
      <Choice label="Range" value={name} onChoose={choose}>
        {[...quick, { name: other }].map((one) => (
          <option key={one.name}>{one.name}</option>
        ))}
      </Choice>
      {name === other && (
        <div className={styles["dates"]}>
          <DateInput
            id="numbers-from"
            label="From"
            today={today}
            value={range.from}
            onChoose={chooseFrom}
          />
          <DateInput
            id="numbers-to"
            label="To"
            today={today}
            value={range.to}
            onChoose={chooseTo}
          />
        </div>
      )}
    </>
  );
}
