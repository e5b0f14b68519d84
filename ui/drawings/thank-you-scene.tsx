import AgaveArt from "./agave.svg?art";
import { LyingArt } from "./dachshund.tsx";
import {
  cream,
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

const quails = [
  "translate(926 508)",
  "translate(986 507) scale(.55)",
  "translate(1020 509) scale(.55)",
];

const sparkles = [
  "translate(220 510)",
  "translate(400 532) scale(.7)",
  "translate(540 538)",
  "translate(806 540) scale(.7)",
  "translate(1080 530)",
  "translate(1330 516) scale(.7)",
];

/**
 * Sunrise over a clean lawn, and the dachshund lying on it, content.
 * Everything stays below y = 280, so that a wide, low box does not cut the rays.
 */
export function ThankYouScene({ className, dogs }: DrawingProps & { dogs?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g transform="translate(784 420) scale(.82)">
        <SunArt />
      </g>
      <path
        d="M0 366C120 306 200 296 300 334c100 38 180 70 300 78 110 6 200 8 300-6 110-16 160-76 260-78 110-2 190 40 280 60v172H0z"
        fill={ridgeFar}
      />
      <path
        d="M0 410c150-30 260-10 400 20 160 30 320 30 480 14 180-16 360-60 560-44v160H0z"
        fill={ridgeNear}
      />
      <path d="M0 456c240-16 460-8 720-8 260 0 480 6 720-10v122H0z" fill={sand} />
      <g transform="translate(320 474) scale(1.2)">
        <SaguaroArt age="old" />
      </g>
      <g transform="translate(520 462) scale(.62)">
        <SaguaroArt age="young" />
      </g>
      <g transform="translate(1130 472)">
        <SaguaroArt />
      </g>
      <path d="M0 486c260-22 520-18 780-14 260 4 460 6 660-4v92H0z" fill={lawn} />
      <path d="M0 530c300-20 620-10 900-8 220 2 400-4 540-12v60H0z" fill={lawnDeep} />
      <ellipse cx="680" cy="516" rx="188" ry="8" fill={lawnDark} />
      <g transform="translate(682 515) scale(.93)">
        <LyingArt dogs={dogs} />
      </g>
      <g transform="translate(1220 506)">
        <AgaveArt />
      </g>
      {sparkles.map((transform) => (
        <path
          key={transform}
          d="M0-10q0 10 9 10-9 0-9 10 0-10-9-10 9 0 9-10z"
          fill={cream}
          transform={transform}
        />
      ))}
      {quails.map((transform) => (
        <g key={transform} transform={transform}>
          <QuailArt />
        </g>
      ))}
    </svg>
  );
}
