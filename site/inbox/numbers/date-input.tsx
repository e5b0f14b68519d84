import { useState } from "react";
import { earliest } from "./range.ts";

/** A day up to today. Half-typed dates stay in the field; what is chosen are whole ones. */
export function DateInput({
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
    <div className="min-w-0 items-center gap-2 xs:flex">
      <label htmlFor={id} className="block shrink-0 font-display text-sm font-bold">
        {label}
      </label>
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
        className="h-11 w-full min-w-0 rounded-field border-2 border-ink bg-white px-2.5 text-sm font-semibold tabular-nums"
      />
    </div>
  );
}
