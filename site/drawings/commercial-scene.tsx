import { AgaveArt } from "./agave.tsx";
import { ApartmentsArt } from "./apartments.tsx";
import { BucketAndRakeArt } from "./bucket-and-rake.tsx";
import { ClipboardArt } from "./clipboard.tsx";
import { LyingArt } from "./dachshund.tsx";
import {
  cream,
  type DrawingProps,
  gravel,
  lawn,
  lawnDark,
  lawnDeep,
  ridgeFar,
  ridgeNear,
  sand,
} from "./drawing.ts";
import { BenchArt } from "./landmarks-park.tsx";
import { PalmArt } from "./palm.tsx";
import { SunArt } from "./sun.tsx";
import { WasteStationArt } from "./waste-station.tsx";

const palms = ["translate(236 322)", "translate(152 316) scale(.8)", "translate(962 324)"];

/** The courtyard of a small community: flats, palms, a waste station, and the day's list ticked off. */
export function CommercialScene({ className }: DrawingProps) {
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
      <path
        d="M0 250C60 226 110 214 180 232 240 248 280 262 340 262H860C920 262 960 250 1020 232 1090 212 1150 214 1200 226v120H0z"
        fill={ridgeFar}
      />
      <path d="M0 290c140-20 240-12 320-8h540c120-14 220-24 340-6v60H0z" fill={ridgeNear} />
      <path d="M0 312c200-12 1000-12 1200 0v40H0z" fill={sand} />
      <g transform="translate(300 316)">
        <ApartmentsArt bays={[0, 150, 300, 450]} width={600} />
      </g>
      <path d="M0 324c240-12 960-12 1200 0v96H0z" fill={lawn} />
      <path
        d="M560 318h80c-10 20-50 26-40 44s80 24 100 58H560c0-30-60-36-64-60s60-22 64-42z"
        fill={gravel}
      />
      <path
        d="M0 392c240-14 380-10 500-8l8 36H0zM690 386c180 0 340 0 510-4v38H700z"
        fill={lawnDeep}
      />
      {palms.map((at) => (
        <g key={at} transform={at}>
          <PalmArt />
        </g>
      ))}
      <g transform="translate(1090 330) scale(.9)">
        <AgaveArt />
      </g>
      <g transform="translate(956 366) scale(.9)">
        <BenchArt />
      </g>
      <g fill={lawnDark}>
        <ellipse cx="812" cy="384" rx="56" ry="6" />
        <ellipse cx="606" cy="398" rx="150" ry="7" />
        <ellipse cx="360" cy="388" rx="90" ry="6" />
      </g>
      <g transform="translate(812 384) scale(.9)">
        <WasteStationArt />
      </g>
      <g transform="translate(604 398) scale(.72)">
        <LyingArt />
      </g>
      <g transform="translate(338 388) scale(.8)">
        <BucketAndRakeArt />
      </g>
      <g transform="translate(286 390) rotate(12) scale(.7)">
        <ClipboardArt />
      </g>
      <path
        d="M120 380q0 8 8 8-8 0-8 8 0-8-8-8 8 0 8-8zM900 396q0 7 7 7-7 0-7 7 0-7-7-7 7 0 7-7z"
        fill={cream}
      />
    </svg>
  );
}
