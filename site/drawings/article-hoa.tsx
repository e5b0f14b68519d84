import { StandingArt } from "./dachshund.tsx";
import {
  agave,
  type DrawingProps,
  gravel,
  lawn,
  lawnDark,
  lawnDeep,
  mustard,
  ridgeFar,
  ridgeNear,
  sky,
  tangerine,
} from "./drawing.ts";
import { BlockWallArt } from "./landmarks-town.tsx";
import { MailboxArt } from "./mailbox.tsx";

/** The dachshund on its leash by a mailbox with a letter, on a common path along the wall. */
export function ArticleHoa({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 720 360" aria-hidden="true">
      <path d="M0 0h720v360H0z" fill={sky} />
      <circle cx="300" cy="150" r="76" fill={tangerine} />
      <path
        d="M0 214c70-50 120-64 190-34 80 34 150 44 230 14 110-42 210-60 300-26v90H0z"
        fill={ridgeFar}
      />
      <path d="M0 240c160-30 320 4 440-6 120-10 200-14 280-4v40H0z" fill={ridgeNear} />
      <g transform="translate(-30 268) scale(1.2)">
        <BlockWallArt />
      </g>
      <g transform="translate(540 268) scale(1.2)">
        <BlockWallArt />
      </g>
      <path d="M0 268h720v92H0z" fill={lawn} />
      <path d="M0 300c240-12 480-10 720-4v40c-240-6-480-6-720 4z" fill={gravel} />
      <path d="M0 340c240-10 480-10 720-4v24H0z" fill={lawnDeep} />
      <ellipse cx="240" cy="326" rx="146" ry="6" fill={mustard} />
      <ellipse cx="566" cy="336" rx="40" ry="6" fill={lawnDark} />
      <g transform="translate(566 332) scale(1.2)">
        <MailboxArt />
      </g>
      <path
        d="M324 254C370 340 480 330 560 270"
        fill="none"
        stroke={agave}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M552 274h28" stroke={agave} strokeWidth="7" strokeLinecap="round" />
      <g transform="translate(236 326) scale(.88)">
        <StandingArt />
      </g>
    </svg>
  );
}
