import { agave, blossom, leaf, mustard, ridgeNear, sand, tangerine } from "./drawing.ts";

/** A slump-block wall: on y = 0, from x = -214 to 274, 86 high. */
export function WallArt() {
  return (
    <>
      <path d="M-210-78H270V4H-210z" fill={sand} />
      <path d="M-210-58H270M-210-38H270M-210-18H270" stroke="#C4935A" strokeWidth="2.4" />
      <path
        d="M-210-68H270M-210-28H270"
        stroke="#C4935A"
        strokeWidth="20"
        strokeDasharray="2.4 47.6"
        strokeDashoffset="-30"
      />
      <path
        d="M-210-48H270M-210-7H270"
        stroke="#C4935A"
        strokeWidth="21"
        strokeDasharray="2.4 47.6"
        strokeDashoffset="-5"
      />
      <path d="M-214-86H274v10H-214z" fill={ridgeNear} />
    </>
  );
}

/** A bougainvillea that hangs over a wall: from x = 76 to 210, 116 high. */
function BougainvilleaArt() {
  return (
    <>
      <path
        d="M88-40C70-60 84-78 96-80 90-104 122-116 138-102 150-120 184-114 186-94 206-94 214-66 196-58q4 30-14 28-10-14-22-12-6 22-20 18-10-16-22-18-14 12-30 2z"
        fill={leaf}
      />
      <path
        d="M96-62v0M116-90v0M138-72v0M160-98v0M176-74v0M196-80v0M146-40v0M180-44v0M112-52v0"
        stroke={blossom}
        strokeWidth="15"
        strokeLinecap="round"
      />
    </>
  );
}

/** A back yard's wall with a sunburst gate: on y = 0, from x = -200 to 288, 116 high. */
export function BlockWallArt() {
  return (
    <g transform="translate(14)">
      <WallArt />
      <path d="M-64-96h14V4h-14zM30-96h14V4h-14z" fill={ridgeNear} />
      <path d="M-50-82h80V4h-80z" fill={agave} />
      <path
        d="M-10 0V-76M-10 0L-44-50M-10 0L24-50M-10 0L-30-70M-10 0L10-70M-10 0l-38-22M-10 0l38-22"
        stroke={mustard}
        strokeWidth="4"
      />
      <path d="M-32 4a22 22 0 0 1 44 0z" fill={tangerine} />
      <BougainvilleaArt />
    </g>
  );
}
