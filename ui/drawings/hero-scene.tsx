import BreezeBlockHouseArt from "./breeze-block-house.svg?art";
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

const quails = ["translate(915 504)", "translate(1017 504) scale(.55)"];

/**
 * Dawn over a desert yard: sun, two ridges, saguaros, house, pail and rake, and the dachshund on the lawn.
 * Wide screens cut the top (the sun stays below y = 160), phones cut the sides (they see x = 440 to 1000).
 */
export function HeroScene({ className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g transform="translate(812 316) scale(.9)">
        <SunArt />
      </g>
      <path
        d="M0 396C90 388 236 378 262 362q14-5 26 2c12 6 14 10 30 10 44 0 62-18 124-20 58-2 76-8 128-6 110 54 260 54 400 18 96-28 178-48 242-30 60 16 90 40 140 34 40-4 62-20 88-26v216H0z"
        fill={ridgeFar}
      />
      <path
        d="M0 410c120-24 200-30 300-14 110 20 180 52 320 58 110 4 200-4 300-24 120-24 210-56 330-48 90 6 150 16 190 4v186H0z"
        fill={ridgeNear}
      />
      <path d="M0 456c240-18 460-10 720-8 260 2 480 8 720-12v124H0z" fill={sand} />
      <g transform="translate(160 478) scale(.7)">
        <SaguaroArt age="old" />
      </g>
      <g transform="translate(481 462) scale(.76)">
        <SaguaroArt />
      </g>
      <g transform="translate(1056 482)">
        <BreezeBlockHouseArt />
      </g>
      <path d="M0 486c260-20 520-14 780-10 260 4 460 10 660-4v88H0z" fill={lawn} />
      <path d="M0 530c300-20 620-10 900-8 220 2 400-4 540-12v60H0z" fill={lawnDeep} />
      <g fill={lawnDark}>
        <ellipse cx="694" cy="514" rx="150" ry="7" />
        <ellipse cx="344" cy="514" rx="78" ry="6" />
      </g>
      <g transform="translate(700 514)">
        <StandingArt id="dachshund" />
      </g>
      <g transform="translate(330 514)">
        <BucketAndRakeArt />
      </g>
      {quails.map((transform) => (
        <g key={transform} transform={transform}>
          <QuailArt />
        </g>
      ))}
    </svg>
  );
}
