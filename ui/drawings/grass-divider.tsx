import { lawn, lawnDark } from "./drawing.ts";

// The blades stand on a base of 141 units, each leaning its own way; first and last stay inside the tile.
const tuft =
  "M0 64q7-23 12-46q0 23-1 46h-1q-5-25-3-49q2 24 12 49h1q7-16 12-31q0 15-2 31q-4-22-4-43q1 21 11 43h3q7-23 13-46q0 23-4 46h1q4-20 9-40q0 20-1 40h2q-3-28-2-56q1 28 9 56h3q3-15 6-29q1 14 1 29h3q7-14 13-27q0 13-4 27h1q8-22 14-43q0 21-4 43q5-12 8-24q0 12-1 24h3q-2-22 0-44q1 22 11 44h-1q7-19 13-38q-1 19-5 38h2q8-15 12-29q-1 14-5 29h3z";

/**
 * The lawn's edge above the footer, a file of its own: layers of blades whose repeats never line up.
 * It has no viewBox, so that the blades repeat instead of growing with the page: 70 px high at any width.
 */
export function GrassDivider() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="100%" height="70" aria-hidden="true">
      <pattern
        id="back"
        width="141"
        height="70"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(-1.36 1)"
      >
        <path d={tuft} fill={lawnDark} />
      </pattern>
      <pattern
        id="front"
        width="141"
        height="70"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(96 15) scale(1 .78)"
      >
        <path d={tuft} fill={lawn} />
      </pattern>
      <pattern
        id="low"
        width="141"
        height="70"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(30 42) scale(.9 .36)"
      >
        <path d={tuft} fill={lawnDark} />
      </pattern>
      <rect width="100%" height="70" fill="url(#back)" />
      <rect y="15" width="100%" height="55" fill="url(#front)" />
      <rect y="42" width="100%" height="25" fill="url(#low)" />
      <rect y="63" width="100%" height="100%" fill={lawnDark} />
    </svg>
  );
}
