import type { ReactNode } from "react";
import BucketAndRakeArt from "#ui/drawings/bucket-and-rake.svg?art";
import {
  cream,
  ink,
  lawn,
  lawnDark,
  lawnDeep,
  ridgeFar,
  ridgeNear,
  sand,
} from "#ui/drawings/drawing.ts";
import { SaguaroArt } from "#ui/drawings/saguaro.tsx";
import SunArt from "#ui/drawings/sun.svg?art";

interface PostcardProps {
  /** Where its middle is, how wide it is and how far it is turned. */
  at: readonly [number, number];
  width: number;
  turn: number;
  shadow: string;
  /** A drawing twice as wide as high. */
  children: ReactNode;
}

const border = 14;

/** A drawing printed on a card that lies on the poster. */
export function Postcard({ at: [x, y], width, turn, shadow, children }: PostcardProps) {
  const height = width / 2;
  const card = { width: width + 2 * border, height: height + 2 * border, rx: 18 };
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <g transform={`translate(${-width / 2 - border} ${-height / 2 - border})`}>
        <rect {...card} x="12" y="12" fill={shadow} stroke={ink} strokeWidth="4" />
        <rect {...card} fill={cream} stroke={ink} strokeWidth="4" />
        <Place x={border} y={border} width={width} height={height}>
          {children}
        </Place>
      </g>
    </g>
  );
}

interface PlaceProps {
  x?: number;
  y: number;
  width: number;
  height: number;
  viewBox?: string;
  children: ReactNode;
}

/** A drawing's place on the poster, in pixels. The drawing fills it. */
export function Place({ children, ...place }: PlaceProps) {
  return (
    <svg {...place} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The ground of the posters that show something else before it: two ridges, sand and lawn. */
export function Hills({ sunX }: { sunX?: number }) {
  return (
    <>
      {sunX && (
        <g transform={`translate(${sunX} 452) scale(.8)`}>
          <SunArt />
        </g>
      )}
      <path
        d="M0 470C120 440 200 380 300 392 420 405 470 455 600 462 760 470 840 410 960 404 1060 400 1140 430 1200 446V630H0z"
        fill={ridgeFar}
      />
      <path
        d="M0 505C160 480 300 488 440 500 640 516 800 470 960 478 1060 484 1140 500 1200 494V630H0z"
        fill={ridgeNear}
      />
      <path d="M0 530c300-16 800-16 1200 0v100H0z" fill={sand} />
      <path d="M0 552c300-18 820-14 1200-4v82H0z" fill={lawn} />
      <path d="M0 606c300-14 800-12 1200-8v32H0z" fill={lawnDeep} />
    </>
  );
}

/** A saguaro, and the tools waiting before it. */
export function Tools() {
  return (
    <>
      <g transform="translate(120 556) scale(1.15)">
        <SaguaroArt age="old" />
      </g>
      <ellipse cx="312" cy="596" rx="74" ry="6" fill={lawnDark} />
      <g transform="translate(300 596)">
        <BucketAndRakeArt />
      </g>
    </>
  );
}
