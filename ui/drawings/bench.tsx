import { bark, ink, tangerine } from "./drawing.ts";
import { WasteStationArt } from "./waste-station.tsx";

/** A slatted bench: on y = 0, from x = -28 to 152, 74 high. */
export function BenchArt() {
  return (
    <>
      <path
        d="M-6-68L2-30V4M130-68l-8 38V4M30-30V4M94-30V4"
        fill="none"
        stroke={ink}
        strokeWidth="6"
      />
      <path d="M-18-72H142v10H-18zM-18-56H142v10H-18z" fill={tangerine} />
      <path d="M-24-34H148v11H-24z" fill={bark} />
    </>
  );
}

/** A bench beside a bag dispenser: on y = 0, from x = -170 to 180, 168 high. */
export function StationArt() {
  return (
    <>
      <g transform="translate(-118)">
        <WasteStationArt />
      </g>
      <BenchArt />
    </>
  );
}
