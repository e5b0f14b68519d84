import { agave, blossom, type DrawingProps } from "./drawing.ts";

const stems =
  "M0 0Q-30-40-78-84M0 0Q-22-70-52-122M0 0Q-12-80-22-142M0 0Q2-80 8-150M0 0Q16-80 36-138M0 0Q26-66 62-112M0 0Q34-36 84-72";

const tips =
  "M-78-84l-9-9M-52-122l-7-12M-22-142l-2-13M8-150l1-13M36-138l5-12M62-112l9-12M84-72l12-10";

/** An ocotillo in bloom on a scene: whips from the origin, 166 high and 190 wide. */
export function OcotilloArt() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={stems} stroke="#1F7263" strokeWidth="8" />
      <path d={stems} stroke={agave} strokeWidth="3" strokeDasharray="1 9" />
      <path d={tips} stroke={blossom} strokeWidth="10" />
    </g>
  );
}

/** An ocotillo alone. */
export function Ocotillo({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="-98 -170 204 174" aria-hidden="true">
      <OcotilloArt />
    </svg>
  );
}
