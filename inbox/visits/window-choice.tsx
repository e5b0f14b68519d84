import { useEffect, useRef } from "react";
import { windowsOn } from "#domain/business-clock/windows.ts";
import { TextField } from "#ui/field.tsx";
import type { Choice, WindowChoice } from "./visit-choice.ts";
import { windowHours } from "./visit-words.ts";
import styles from "./window-choice.module.css";

/** Scrolls to the fields for hours when they appear, but not if they were there from the start. */
function useShownHours(chosen: WindowChoice) {
  const fields = useRef<HTMLDivElement>(null);
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current !== chosen) fields.current?.scrollIntoView({ block: "nearest" });
    last.current = chosen;
  }, [chosen]);
  return fields;
}

/** The part of the day, or custom hours. */
export function WindowFields({
  day,
  window: chosen,
  over,
  hours,
  onChoose,
  onHours,
}: Pick<Choice, "hours" | "window"> & {
  readonly day: string;
  /** Those that are over on that day. */
  readonly over: readonly WindowChoice[];
  readonly onChoose: (window: WindowChoice) => void;
  readonly onHours: (hours: Choice["hours"]) => void;
}) {
  const options = [
    ...windowsOn(day).map((window) => ({ ...window, detail: windowHours(window) })),
    { name: "hours", label: "Hours", detail: "from, to" } as const,
  ];
  const isWrong = hours.starts >= hours.ends;
  const hourFields = useShownHours(chosen);
  return (
    <fieldset>
      <legend>Window</legend>
      <div className={styles["windows"]}>
        {options.map(({ name, label, detail }) => (
          <label key={name} className={styles["window"]}>
            <input
              type="radio"
              name="window"
              value={name}
              checked={name === chosen}
              disabled={over.includes(name)}
              onChange={() => onChoose(name)}
            />
            {`${label} `}
            <small>{over.includes(name) ? "over" : detail}</small>
          </label>
        ))}
      </div>
      {chosen === "hours" && (
        <div ref={hourFields} className={styles["hours"]}>
          {(["starts", "ends"] as const).map((end) => (
            <TextField
              key={end}
              id={`visit-${end}`}
              label={end === "starts" ? "From" : "To"}
              type="time"
              value={hours[end]}
              required
              step={300}
              error={isWrong ? "" : undefined}
              onChange={(event) => onHours({ ...hours, [end]: event.currentTarget.value })}
            />
          ))}
          {isWrong && <p role="alert">The visit has to end after it starts.</p>}
        </div>
      )}
    </fieldset>
  );
}
