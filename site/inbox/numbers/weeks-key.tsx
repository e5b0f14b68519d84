import { agave, ink } from "#site/drawings/drawing.ts";
import { lateFill } from "./week-bar.tsx";

const entries = [
  { name: "Called in time", fill: agave },
  { name: "Late", fill: lateFill },
  { name: "Time left", fill: "#fff" },
] as const;

/** What the parts of a bar mean. */
export function WeeksKey() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
      {entries.map(({ name, fill }) => (
        <li key={name} className="flex items-center gap-2">
          <svg width="18" height="18" className="forced-color-adjust-none" aria-hidden="true">
            <rect
              x="1"
              y="1"
              width="16"
              height="16"
              rx="3"
              fill={fill}
              stroke={ink}
              strokeWidth="2"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
