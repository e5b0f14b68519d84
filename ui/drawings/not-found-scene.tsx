import { SniffingArt } from "./dachshund.tsx";
import { cream, ink, lawn, lawnDark, lawnDeep, ridgeFar, ridgeNear, sand } from "./drawing.ts";
import { SaguaroArt } from "./saguaro.tsx";
import SunArt from "./sun.svg?art";

const tufts = ["translate(112 346)", "translate(562 346)"];

/** The dachshund searching the grass, while the bone sticks out right behind it. */
export function NotFoundScene() {
  return (
    <svg viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g transform="translate(670 258) scale(.8)">
        <SunArt />
      </g>
      <path
        d="M0 226C120 166 200 156 300 194c100 38 180 70 300 78 110 6 200 8 300-6 110-16 160-76 260-78 110-2 190 40 280 60v172H0z"
        fill={ridgeFar}
      />
      <path
        d="M0 270c150-30 260-10 400 20 160 30 320 30 480 14 180-16 360-60 560-44v160H0z"
        fill={ridgeNear}
      />
      <path d="M0 316c240-16 460-8 720-8 260 0 480 6 720-10v122H0z" fill={sand} />
      <g transform="translate(180 336) scale(1.2)">
        <SaguaroArt age="old" />
      </g>
      <g transform="translate(972 322) scale(.9)">
        <SaguaroArt />
      </g>
      <g transform="translate(1290 332) scale(.7)">
        <SaguaroArt age="young" />
      </g>
      <path d="M0 346c260-22 520-18 780-14 260 4 460 6 660-4v92H0z" fill={lawn} />
      <path d="M0 390c300-20 620-10 900-8 220 2 400-4 540-12v50H0z" fill={lawnDeep} />
      <g transform="translate(374 40)">
        <path
          d="M-6 0V-38q-14 2-14-9 0-9 12-9 8 0 8 6 0-6 8-6 12 0 12 9 0 11-14 9V0z"
          fill={cream}
          stroke={ink}
          strokeWidth="2.6"
          strokeLinejoin="round"
          transform="translate(118 346) rotate(16) scale(1.2)"
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
      </g>
    </svg>
  );
}
