import CitrusArt from "./citrus.svg?art";
import { StandingArt } from "./dachshund.tsx";
import {
  agave,
  type DrawingProps,
  gravel,
  lawn,
  lawnDark,
  lawnDeep,
  ridgeFar,
  ridgeNear,
  sky,
  wood,
} from "./drawing.ts";
import MailboxArt from "./mailbox.svg?art";
import SunArt from "./sun.svg?art";
import WallArt from "./wall.svg?art";

/** The dachshund on its leash by a mailbox with a letter, on a common path along the wall. */
export function ArticleHoa({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 720 360" aria-hidden="true">
      <path d="M0 0h720v360H0z" fill={sky} />
      <g transform="translate(244 156) scale(.8)">
        <SunArt />
      </g>
      <path
        d="M0 190c70-40 120-44 190-14 80 34 150 34 230 14 110-28 210-70 300-36v90H0z"
        fill={ridgeFar}
      />
      <path d="M0 220c160-30 320 4 440-6 120-10 200-24 280-14v40H0z" fill={ridgeNear} />
      <g transform="translate(476 246) scale(.9)">
        <CitrusArt />
      </g>
      <g transform="translate(318 274) scale(1.6 1)">
        <WallArt />
      </g>
      <path d="M0 272h720v88H0z" fill={lawn} />
      <path d="M0 306c240-14 480-12 720-6v36c-240-6-480-6-720 4z" fill={gravel} />
      <path d="M0 340c240-10 480-8 720-4v24H0z" fill={lawnDeep} />
      <ellipse cx="222" cy="326" rx="142" ry="6" fill={wood} />
      <ellipse cx="572" cy="340" rx="40" ry="6" fill={lawnDark} />
      <g transform="translate(572 336) scale(1.3)">
        <MailboxArt />
      </g>
      <g fill="none" stroke={agave} strokeWidth="6" strokeLinecap="round">
        <path d="M316 260C366 346 486 330 562 272" />
        <path d="M562 270h22" strokeWidth="8" />
      </g>
      <g transform="translate(222 326) scale(.88)">
        <StandingArt />
      </g>
    </svg>
  );
}
