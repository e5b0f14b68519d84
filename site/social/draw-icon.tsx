import { cream } from "#ui/drawings/drawing.ts";
import { PawMark } from "#ui/drawings/paw-mark.tsx";
import { paint } from "./paint.ts";

/** The paw mark's own units on each side of a ground that phones may cut to a circle. */
const margin = 9;

/**
 * Draws the paw mark as a PNG.
 * @param size pixels
 * @param ground "cream" for home screens, which cut off corners and show no transparency
 */
export function drawIcon(size: number, ground: "clear" | "cream"): Promise<Response> {
  const around = ground === "cream" ? margin : 0;
  const field = 34 + 2 * around;
  return paint(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-around} ${-around} ${field} ${field}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {around > 0 && <rect x={-around} y={-around} width={field} height={field} fill={cream} />}
      <PawMark />
    </svg>,
  );
}
