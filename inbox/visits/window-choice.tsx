import { useEffect, useRef } from "react";
import { windowsOn } from "#domain/business-clock/windows.ts";
import { TextField } from "#ui/field.tsx";
import { type Choice, type WindowChoice, windowHours } from "./visit-choice.ts";

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

const windowLook =
  "relative grid min-h-14 cursor-pointer place-content-center justify-items-center rounded-[14px] border-2 border-ink bg-surface px-0.5 py-1.5 font-display text-base/[1.15] font-bold text-ink has-checked:bg-agave has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-disabled:border-faded has-disabled:bg-paper has-disabled:text-muted";

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
      <div className="grid grid-cols-2 gap-2 min-[30rem]:grid-cols-4">
        {options.map(({ name, label, detail }) => (
          <label key={name} className={windowLook}>
            <input
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default forced-colors:static forced-colors:opacity-100"
              type="radio"
              name="window"
              value={name}
              checked={name === chosen}
              disabled={over.includes(name)}
              onChange={() => onChoose(name)}
            />
            {`${label} `}
            <small className="font-text text-xs/[1.25] font-medium whitespace-nowrap">
              {over.includes(name) ? "over" : detail}
            </small>
          </label>
        ))}
      </div>
      {chosen === "hours" && (
        <div
          ref={hourFields}
          // The buttons of the sheet cover its end.
          className="mt-2.5 grid scroll-mb-[6rem] grid-cols-2 gap-2"
        >
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
          {isWrong && (
            <p role="alert" className="col-span-2 font-semibold text-error">
              The visit has to end after it starts.
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
