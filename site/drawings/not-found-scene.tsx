import { SniffingArt } from "./dachshund.tsx";
import {
  cream,
  type DrawingProps,
  ink,
  lawn,
  lawnDark,
  ridgeFar,
  ridgeNear,
  sand,
} from "./drawing.ts";
import { SaguaroArt } from "./saguaro.tsx";
import { SunArt } from "./sun.tsx";

const tufts = ["translate(70 346)", "translate(562 346)"];

/** The dachshund searching the grass, while the bone sticks out right behind it. */
export function NotFoundScene({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 720 360" aria-hidden="true">
      <g transform="translate(296 190) scale(.92)">
        <SunArt />
      </g>
      <path
        d="M66 330C110 268 140 216 200 216c50 0 70 40 130 44 70 4 110-42 180-42 70 0 110 60 150 112z"
        fill={ridgeFar}
      />
      <path
        d="M44 334c50-40 106-66 176-56 80 12 130 8 200-4 90-16 190 0 256 60z"
        fill={ridgeNear}
      />
      <path d="M26 338c50-36 154-56 334-56s284 20 334 56z" fill={sand} />
      <g transform="translate(612 322) scale(1.1)">
        <SaguaroArt />
      </g>
      <path d="M0 352C40 310 180 294 360 294s320 16 360 58q0 8-8 8H8q-8 0-8-8z" fill={lawn} />
      <path
        d="M-6 0V-38q-14 2-14-9 0-9 12-9 8 0 8 6 0-6 8-6 12 0 12 9 0 11-14 9V0z"
        fill={cream}
        stroke={ink}
        strokeWidth="2.6"
        strokeLinejoin="round"
        transform="translate(76 346) rotate(16) scale(1.2)"
      />
      <ellipse cx="340" cy="336" rx="164" ry="7" fill={lawnDark} />
      <g transform="translate(346 336)">
        <SniffingArt />
      </g>
      <path
        d="M556 300q11-5 9-16M567 307q17-8 14-26"
        fill="none"
        stroke={ink}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      {tufts.map((transform) => (
        <path
          key={transform}
          d="M-26 6Q-30-10-40-18-24-14-16 0-18-18-24-30-8-18-4 0-4-20 4-38 8-20 8 0 12-14 24-24 20-10 20 0 28-10 40-14 30-4 28 6z"
          fill={lawnDark}
          transform={transform}
        />
      ))}
    </svg>
  );
}
