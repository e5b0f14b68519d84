import { SniffingArt } from "./dachshund.tsx";
import {
  cream,
  type DrawingProps,
  ink,
  lawn,
  lawnDark,
  lawnDeep,
  mustard,
  ridgeFar,
  ridgeNear,
  sand,
  sky,
  tangerine,
} from "./drawing.ts";
import SunArt from "./sun.svg?art";
import SwingSetArt from "./swing-set.svg?art";

/** A clean lawn under the magnifier, swings waiting behind, and the dachshund checking the work. */
export function ArticleHealth({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 720 360" aria-hidden="true">
      <path d="M0 0h720v360H0z" fill={sky} />
      <g transform="translate(300 170) scale(.8)">
        <SunArt />
      </g>
      <path
        d="M0 216c80-50 170-70 260-36 90 34 170 40 260 10 70-24 140-20 200 6v90H0z"
        fill={ridgeFar}
      />
      <path d="M0 246c120-30 240-20 360-4 130 16 250-4 360-16v60H0z" fill={ridgeNear} />
      <path d="M0 268c240-14 480-14 720 0v40H0z" fill={sand} />
      <path d="M0 284c240-14 480-14 720 0v76H0z" fill={lawn} />
      <path d="M0 334c240-12 480-8 720-4v30H0z" fill={lawnDeep} />
      <g transform="translate(140 287) scale(.7)">
        <SwingSetArt />
      </g>
      <ellipse cx="316" cy="332" rx="130" ry="6" fill={lawnDark} />
      <g transform="translate(322 332) scale(.8)">
        <SniffingArt />
      </g>
      <g transform="translate(18 -8)">
        <path d="M622 268L676 330" stroke={ink} strokeWidth="24" strokeLinecap="round" />
        <path d="M632 280L676 330" stroke={tangerine} strokeWidth="15" strokeLinecap="round" />
        <circle cx="548" cy="186" r="104" fill="#E4F3EC" />
        <path
          d="M462 246q4-50-10-74 28 20 34 60 2-66-2-92 26 40 30 88 6-60 26-96 0 60 6 92 12-52 36-74-10 42-8 76 16-34 40-44-14 30-12 62A104 104 0 0 1 462 246z"
          fill={lawn}
        />
        <path
          d="M466 250q14-40 6-56 20 18 26 44 10-40 8-60 22 30 26 60 10-40 30-56-4 30 2 58 14-32 34-44-8 24-6 46A104 104 0 0 1 466 250z"
          fill={lawnDeep}
        />
        <circle cx="548" cy="186" r="104" fill="none" stroke={ink} strokeWidth="14" />
        <circle cx="548" cy="186" r="104" fill="none" stroke={mustard} strokeWidth="7" />
        <path
          d="M576 108q0 18 17 18-17 0-17 18 0-18-17-18 17 0 17-18zM500 116q0 12 11 12-11 0-11 12 0-12-11-12 11 0 11-12z"
          fill={tangerine}
        />
        <path
          d="M472 150q10-26 30-42"
          fill="none"
          stroke={cream}
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
