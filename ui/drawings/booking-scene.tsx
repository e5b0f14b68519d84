import AgaveArt from "./agave.svg?art";
import BucketAndRakeArt from "./bucket-and-rake.svg?art";
import { StandingArt } from "./dachshund.tsx";
import {
  type DrawingProps,
  lawn,
  lawnDark,
  lawnDeep,
  ridgeFar,
  ridgeNear,
  sand,
} from "./drawing.ts";
import QuailArt from "./quail.svg?art";
import { SaguaroArt } from "./saguaro.tsx";
import SunArt from "./sun.svg?art";

const sprigs = ["300 392", "640 394", "60 388", "1400 386"]
  .map((at) => `M${at}l-6-12m6 12l2-17m-2 17l9-11`)
  .join("");

/** A desert morning as wide as the window. The form covers its right half. */
export function BookingScene({ className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g transform="translate(628 262) scale(.76)">
        <SunArt />
      </g>
      <path
        d="M0 262C90 240 150 214 236 214c90 0 130 46 232 54 110 8 170-6 262 8 150 22 240-66 380-76 130-8 220 30 330 12v188H0z"
        fill={ridgeFar}
      />
      <path
        d="M0 292c140-26 250-18 380 2 150 22 300 18 440 6 200-18 420-44 620-20v120H0z"
        fill={ridgeNear}
      />
      <path d="M0 318c240-16 460-8 720-8 260 0 480 6 720-10v100H0z" fill={sand} />
      <g transform="translate(92 326) scale(.9)">
        <SaguaroArt age="old" />
      </g>
      <g transform="translate(1376 322) scale(.95)">
        <SaguaroArt />
      </g>
      <path d="M0 338c260-16 520-12 780-8 260 4 460 6 660-4v74H0z" fill={lawn} />
      <path d="M0 380c300-16 620-8 900-6 220 2 400-4 540-10v36H0z" fill={lawnDeep} />
      <path d={sprigs} stroke={lawnDark} strokeWidth="4" strokeLinecap="round" />
      <g fill={lawnDark}>
        <ellipse cx="450" cy="366" rx="146" ry="7" />
        <ellipse cx="204" cy="364" rx="70" ry="5" />
      </g>
      <g transform="translate(150 352) scale(.8)">
        <AgaveArt />
      </g>
      <g transform="translate(226 363) scale(.86)">
        <BucketAndRakeArt />
      </g>
      <g transform="translate(458 366) scale(.98)">
        <StandingArt />
      </g>
      <g transform="translate(712 372) scale(.9)">
        <QuailArt />
      </g>
    </svg>
  );
}

/** The same morning for a narrow window: a strip with the dog, between the headline and the form. */
export function BookingStrip({ className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox="-410 30 800 120"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <g transform="translate(324 104) scale(.38)">
        <SunArt />
      </g>
      <path
        d="M-410 74C-350 50-300 56-240 84-160 112-60 46 40 66c70 14 120 34 200 32 60-2 90-26 160-26v78H-410z"
        fill={ridgeFar}
      />
      <path
        d="M-410 100c110 14 180 6 250 2 100-8 200-12 290 2 90 12 170 8 270-2v50H-410z"
        fill={ridgeNear}
      />
      <path d="M-410 124c260-8 520-6 810-2v30H-410z" fill={sand} />
      <g transform="translate(-300 130) scale(.5)">
        <SaguaroArt age="old" />
      </g>
      <g transform="translate(40 128) scale(.38)">
        <SaguaroArt />
      </g>
      <g transform="translate(92 134) scale(.36)">
        <AgaveArt />
      </g>
      <path d="M-410 134c260-8 520-8 810-2v20H-410z" fill={lawn} />
    </svg>
  );
}
