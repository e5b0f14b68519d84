import { type DrawingProps, mustard, tangerine } from "./drawing.ts";

/** The sun on a scene: a disc of radius 100 and a starburst of long and short rays out to 160. */
export function SunArt() {
  return (
    <g fill="none" stroke={mustard} transform="rotate(-90)">
      <circle r="100" fill={tangerine} stroke="none" />
      <circle
        r="138"
        strokeWidth="44"
        pathLength="240"
        strokeDasharray="2 8"
        strokeDashoffset="1"
      />
      <circle
        r="129"
        strokeWidth="22"
        pathLength="240"
        strokeDasharray="2 8"
        strokeDashoffset="-4"
      />
    </g>
  );
}

/** The sun alone, with room around its rays. */
export function Sun({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="-164 -164 328 328" aria-hidden="true">
      <SunArt />
    </svg>
  );
}
