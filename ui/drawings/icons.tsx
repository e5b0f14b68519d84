import type { DrawingProps } from "./drawing.ts";

/**
 * A line drawing on 24 by 24 units, in the color of the text.
 * @__NO_SIDE_EFFECTS__
 */
export const icon =
  (d: string) =>
  ({ className }: DrawingProps) => (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );

/** A telephone receiver. */
export const PhoneIcon = icon(
  "M5 3.5h3.2a1.4 1.4 0 0 1 1.3 1l.9 3a1.4 1.4 0 0 1-.4 1.4L8.4 10.5a13 13 0 0 0 5.1 5.1l1.6-1.6a1.4 1.4 0 0 1 1.4-.4l3 .9a1.4 1.4 0 0 1 1 1.3V19a1.7 1.7 0 0 1-1.8 1.7A16 16 0 0 1 3.3 5.3 1.7 1.7 0 0 1 5 3.5z",
);

/** An arrowhead that points down; turn it with a class. */
export const ChevronIcon = icon("M6 9.5l6 6 6-6");

/** An arrow that leads on. */
export const ArrowIcon = icon("M4 12h15M13 6l6 6-6 6");

/** A cross that closes. */
export const CloseIcon = icon("M6 6l12 12M18 6L6 18");

/** A check mark. */
export const CheckIcon = icon("M4.5 12.8l5 5 10-11");

interface StarsProps extends DrawingProps {
  /** For pages that draw them once more with `use`. */
  id?: string;
  count?: number;
}

/** Filled stars in a row, in the color of the text. */
export function Stars({ id, className, count = 1 }: StarsProps) {
  const star = "l3 6.5 7.1.9-5.2 4.9 1.3 7.1-6.2-3.5-6.2 3.5 1.3-7.1-5.2-4.9 7.1-.9z";
  const width = 24 * count;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 24`}
      width={width}
      height="24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path id={id} d={`M12 1.8${Array(count).fill(star).join("m24 0")}`} />
    </svg>
  );
}

/** Two bars: pause. */
export const PauseIcon = icon("M8.5 5v14M15.5 5v14");

/** A triangle: play. */
export const PlayIcon = icon("M7.5 5l11 7-11 7z");

/** The sun coming over the horizon. */
export const SunriseIcon = icon(
  "M12 3.5v3M4.6 7.1l2 2M2.5 15h2.3M19.2 15h2.3M19.4 7.1l-2 2M7.5 15.5a4.5 4.5 0 0 1 9 0M3 20h18",
);
