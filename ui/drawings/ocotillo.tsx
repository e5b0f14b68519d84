import { agave, blossom } from "./drawing.ts";

const stems =
  "M-4 0Q-20-44-50-58T-86-86M-4 0Q-30-60-44-84T-62-122M-2 0Q-16-60-22-88T-34-142M0 0Q-10-70-4-100T-6-154M0 0Q10-60 10-96T24-150M2 0Q16-60 32-90T50-134M4 0Q30-50 52-72T76-112M4 0Q26-40 56-52T96-78";

const tips =
  "M-86-86l-8-11M-62-122l-3-13M-34-142l-4-13M-6-154l0-13M24-150l4-13M50-134l4-13M76-112l7-12M96-78l10-9";

/** An ocotillo in bloom on a scene: whips from the origin, 172 high and 204 wide. */
export function OcotilloArt() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={stems} stroke="#1F7263" strokeWidth="6.5" />
      <path d={stems} stroke={agave} strokeWidth="2.6" strokeDasharray="1 8" />
      <path d={tips} stroke={blossom} strokeWidth="8.5" />
    </g>
  );
}
