import { mustard, tangerine } from "./drawing.ts";

/**
 * The sun on a scene: a disc of radius 100 and a starburst of long and short rays out to 160.
 * A ray and its gap are a 24th of their circle, in plain units: the renderer of the social pictures lacks `pathLength`.
 */
export function SunArt() {
  return (
    <g fill="none" stroke={mustard} transform="rotate(-90)">
      <circle r="100" fill={tangerine} stroke="none" />
      <circle r="138" strokeWidth="44" strokeDasharray="7.226 28.903" strokeDashoffset="3.613" />
      <circle r="129" strokeWidth="22" strokeDasharray="6.754 27.018" strokeDashoffset="-13.509" />
    </g>
  );
}
