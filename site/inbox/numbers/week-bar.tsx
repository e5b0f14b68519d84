import { agave, ink, tangerine } from "#site/drawings/drawing.ts";
import { openOf, type Week } from "./week-words.ts";

const hatch = "week-late";
export const lateFill = `url(#${hatch})`;

/** What late parts are filled with: tangerine with stripes, since a color alone is no sign for everybody. */
export function LateFill() {
  return (
    <pattern
      id={hatch}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0h8v8H0z" fill={tangerine} />
      <path d="M1 0v8" stroke={ink} strokeWidth="2" />
    </pattern>
  );
}

/**
 * One week's bar on y = 0, growing up: in time at the bottom, then late, then what has time left.
 * @param unit height of one booking
 */
export function WeekBar({
  week,
  x,
  width,
  unit,
}: {
  readonly week: Week;
  readonly x: number;
  readonly width: number;
  readonly unit: number;
}) {
  const parts = [
    { name: "in time", count: week.inTime, fill: agave },
    { name: "late", count: week.late, fill: lateFill },
    { name: "open", count: openOf(week), fill: "#fff" },
  ];
  let below = 0;
  return parts
    .filter(({ count }) => count > 0)
    .map(({ name, count, fill }) => {
      below += count;
      return (
        <rect
          key={name}
          x={x}
          y={-below * unit}
          width={width}
          height={count * unit}
          fill={fill}
          stroke={ink}
          strokeWidth={width > 8 ? 2 : 1}
        />
      );
    });
}
