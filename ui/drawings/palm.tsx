import { bark, ink, lawnDark, leaf, tangerine, wood } from "./drawing.ts";

const back = [-62, -24, 14, 44];
const front = [-44, -6, 30];
const frond = "M0-3C18-28 58-28 78 12 54-6 28-4 0 5z";

function Fronds({ angles, fill }: { angles: readonly number[]; fill: string }) {
  return (
    <g fill={fill}>
      {angles.map((angle) => (
        <path key={angle} d={frond} transform={`rotate(${angle})`} />
      ))}
      {angles.map((angle) => (
        <path key={angle} d={frond} transform={`scale(-1 1) rotate(${angle})`} />
      ))}
    </g>
  );
}

/** A fan palm on a scene: its foot stands on the origin, 236 units high, the crown 150 wide. */
export function PalmArt() {
  return (
    <>
      <path d="M-10 0Q-6-90 0-186h13Q9-90 9 0z" fill={bark} />
      <path
        d="M-8-22l14-4M-7-50l14-4M-5-78l13-4M-4-106l13-4M-3-134l13-4"
        stroke={ink}
        strokeWidth="2.4"
        opacity=".5"
      />
      <path d="M-12-184Q6-214 26-184L20-150 14-164 8-144 1-164-6-150z" fill={wood} />
      <g transform="translate(7 -192)">
        <Fronds angles={back} fill={leaf} />
        <Fronds angles={front} fill={lawnDark} />
        <path d="M-6 6v0M5 10v0M0 1v0" stroke={tangerine} strokeWidth="10" strokeLinecap="round" />
      </g>
    </>
  );
}
