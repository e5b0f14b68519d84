import AgaveArt from "./agave.svg?art";
import { ApartmentsArt } from "./apartments.tsx";
import BenchArt from "./bench.svg?art";
import BucketAndRakeArt from "./bucket-and-rake.svg?art";
import ClipboardArt from "./clipboard.svg?art";
import { LyingArt } from "./dachshund.tsx";
import {
  agave,
  cream,
  type DrawingProps,
  gravel,
  ink,
  lawn,
  lawnDark,
  lawnDeep,
  ridgeFar,
  ridgeNear,
  sand,
} from "./drawing.ts";
import { Onward } from "./onward.tsx";
import PalmArt from "./palm.svg?art";
import SunArt from "./sun.svg?art";
import WasteStationArt from "./waste-station.svg?art";

const palms = ["translate(224 330)", "translate(104 322) scale(.8)", "translate(1128 330)"];

/** The courtyard of a small community: flats, palms, a waste station, and the day's list ticked off. */
export function CommercialScene({
  className,
  isEndless = false,
}: DrawingProps & { isEndless?: boolean }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g transform="translate(1010 222) scale(.7)">
        <SunArt />
      </g>
      <Onward width={1197} isEndless={isEndless}>
        <path
          d="M-2 250h2C60 250 110 214 180 232 240 248 280 262 340 262H860C920 262 960 250 1020 232 1090 212 1150 226 1200 226h2v120H-2z"
          fill={ridgeFar}
        />
        <path d="M-4 290h4c140 0 240-12 320-8h540c120-14 220-6 340-6h4v60H-4z" fill={ridgeNear} />
        <path d="M-6 312h6c200-12 1000-12 1200 0h6v40H-6z" fill={sand} />
        <pattern id="court-block" width="21" height="21" y="6" patternUnits="userSpaceOnUse">
          <path d="M0 0h21v21H0z" fill={cream} />
          <path d="M.5 10.5q10 0 10-10 0 10 10 10-10 0-10 10 0-10-10-10z" fill={agave} />
        </pattern>
        <path d="M-8 258h218v66H-8zM990 258h218v66H990z" fill="url(#court-block)" />
        <path d="M-9 250h225v9H-9zM984 250h225v9H984z" fill={ridgeNear} />
        <path d="M-10 324h10c200 0 400-9 600-9s400 9 600 9h10v96H-10z" fill={lawn} />
        <path d="M-12 392h12c200 0 300-10 600-10s400 6 600 6h12v32H-12z" fill={lawnDeep} />
      </Onward>
      <g transform="translate(300 316)">
        <ApartmentsArt bays={[0, 300, 450]} width={600} />
      </g>
      <path d="M458 146h134v170H458z" fill="url(#court-block)" />
      <path d="M498 250h54v66h-54z" fill={ink} />
      <path d="M458 146v170M592 146v170" stroke={ridgeNear} strokeWidth="9" />
      <path d="M498 314h54c-10 34-36 62-36 108H386c22-52 82-70 112-108z" fill={gravel} />
      {palms.map((at) => (
        <g key={at} transform={at}>
          <PalmArt />
        </g>
      ))}
      <g transform="translate(216 366) scale(.9)">
        <AgaveArt />
      </g>
      <g transform="translate(1000 366) scale(.9)">
        <BenchArt />
      </g>
      <g fill={lawnDark}>
        <ellipse cx="352" cy="384" rx="56" ry="6" />
        <ellipse cx="620" cy="398" rx="146" ry="7" />
        <ellipse cx="832" cy="386" rx="90" ry="6" />
      </g>
      <g transform="translate(352 384) scale(.9)">
        <WasteStationArt />
      </g>
      <g id="dachshund" transform="translate(622 398) scale(.72)">
        <LyingArt />
      </g>
      <g transform="translate(832 386) scale(-.8 .8)">
        <BucketAndRakeArt />
      </g>
      <g transform="translate(856 390) rotate(9) scale(.66)">
        <ClipboardArt />
      </g>
      <path
        d="M120 380q0 8 8 8-8 0-8 8 0-8-8-8 8 0 8-8zM900 396q0 7 7 7-7 0-7 7 0-7-7-7 7 0 7-7z"
        fill={cream}
      />
    </svg>
  );
}
