import { bark, cream, lawnDark, lawnDeep, leaf, mustard, tangerine, wood } from "./drawing.ts";

const crown =
  "M-66-78C-78-108-56-128-38-124-30-152 16-160 28-132 56-140 78-114 64-88 78-58 48-40 26-50 6-38-24-38-36-50-60-42-76-60-66-78z";

/** An orange tree with its trunk painted white against the sun: 148 high, 140 wide. */
export function CitrusArt() {
  return (
    <g strokeLinecap="round">
      <path d="M-8-60H8L11 0h-22z" fill={cream} />
      <path d={crown} fill={lawnDark} />
      <path
        d="M-54-84C-62-108-46-116-32-112-22-140 10-144 20-124 0-116-10-104-8-90-24-94-42-92-54-84z"
        fill={lawnDeep}
      />
      <path
        d="M-44-72v0M-18-106v0M6-66v0M34-112v0M42-72v0M-30-54v0"
        stroke={tangerine}
        strokeWidth="13"
      />
    </g>
  );
}

/** A palo verde in bloom, green down to the bark: 150 high, 176 wide. */
export function PaloVerdeArt() {
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d="M0 0Q-2-40-40-84M0-4Q6-50 42-88M-6-40Q-2-70 4-104"
        stroke="#7D9B3A"
        strokeWidth="9"
      />
      <path
        d="M-86-76C-98-104-72-124-52-116-44-144-4-154 14-136 40-150 68-136 66-116 92-112 98-82 82-72 62-60 48-76 30-70 12-62-8-64-22-72-44-62-70-62-86-76z"
        fill="#A9B446"
      />
      <path
        d="M-70-92h10M-44-108h14M-20-130h12M14-122h10M40-112h16M-50-80h10M-16-96h16M22-88h12M58-88h12M4-142h4M-2-112h0M-30-88h0M44-132h4M68-104h4"
        stroke={mustard}
        strokeWidth="11"
      />
    </g>
  );
}

/** An old pine as the sixties planted them: 200 high, 130 wide. */
export function PineArt() {
  return (
    <>
      <path d="M-7 0L-4-150H4L8 0z" fill={bark} />
      <path d="M-7-20l15-6M-6-40l13-6" stroke={wood} strokeWidth="2.4" />
      <path
        d="M-64-60Q-50-84-28-88-46-88-50-96-34-118-16-124-32-126-34-132-20-170 2-196 20-170 32-134 28-126 16-124 34-116 48-98 42-90 28-88 50-82 62-62 30-48 0-56-30-48-64-60z"
        fill={lawnDark}
      />
      <path
        d="M-48-64Q-30-76-6-74M-36-98Q-18-108 2-106M-22-134Q-10-142 4-140"
        fill="none"
        stroke={leaf}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}

/** The stalk that an agave sends up once in its life: 170 high, over the rosette at the origin. */
export function AgaveStalkArt() {
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d="M0-30Q2-100 0-158M0-96q18-2 24-14M0-112q-18-2-26-14M0-130q14-2 20-12M0-142q-12-2-16-12"
        stroke={leaf}
        strokeWidth="6"
      />
      <path
        d="M20-114h10M-32-130h10M16-146h8M-20-158h8M-4-166h8"
        stroke={mustard}
        strokeWidth="11"
      />
    </g>
  );
}
