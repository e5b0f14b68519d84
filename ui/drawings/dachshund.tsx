import type { ReactNode } from "react";
import { Collar, coat, coatDark, Head, tan } from "./dachshund-parts.tsx";
import { type DrawingProps, ink } from "./drawing.ts";

const hindFar = "M-62-52C-66-30-78-24-74-6q1 6 5 6h24q7-10-8-14-2-10 18-34z";
const hindNear =
  "M-135-68C-137-50-128-40-122-32q-8 10-4 20l1 8q1 4 5 4h29q6-11-9-14-8-4-4-10C-88-32-72-44-74-64z";
const hindPaw = "M-126-9l1 5q1 4 5 4h29q6-11-9-14-12-1-26 5z";
const frontNear = "M64-60C60-42 72-30 70-12q-1 12 5 12h30q6-11-9-14-4-12 4-28 8-12 2-26z";
const frontPaw = "M70-9q0 9 5 9h30q6-11-9-14-14-2-26 5z";
const toes = "M-99-1v-6M-108-1v-6";

interface ArtProps {
  /** For pages that draw it once more with `use`. */
  readonly id?: string | undefined;
}

function Pencil({ id, children }: ArtProps & { readonly children: ReactNode }) {
  return (
    <g id={id} strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  );
}

/** The dog on a scene, standing on y = 0: from the tail at -160 to the nose at 205, 186 high. */
export function StandingArt({ id }: ArtProps) {
  return (
    <Pencil id={id}>
      <path
        d={`${hindFar}M40-50C44-26 36-18 40-4q1 4 4 4h27q6-10-9-14-2-12 8-34z`}
        fill={coatDark}
      />
      <path d="M-98-102C-122-108-138-126-141-154q-4-8-9 0C-160-124-148-98-126-82z" fill={coat} />
      <path
        d="M-118-98C-70-112-10-92 36-102 62-108 72-126 82-146L118-112C120-98 121-84 117-66 113-46 100-28 76-23 36-18 0-38-50-42-84-44-130-34-135-68-137-86-128-97-118-98z"
        fill={coat}
      />
      <path
        d="M92-30C87-26 82-24 76-23 36-18 0-38-50-42q-30-2-50 0C-20-58 40-34 92-30z"
        fill={coatDark}
      />
      <path d={hindNear} fill={coat} />
      <path d={frontNear} fill={coat} />
      <path d="M121-92C120-82 119-74 117-66 114-53 108-43 101-37 98-54 98-72 106-90z" fill={tan} />
      <path d={`${hindPaw}${frontPaw}`} fill={tan} />
      <path
        d={`${toes}M96-1v-6M87-1v-6M-82-80C-66-60-72-42-92-33M66-70C59-54 66-42 70-32M-166-158q-5 14-2 28M-127-158q4 10 9 16`}
        fill="none"
        stroke={ink}
        strokeWidth="2.6"
      />
      <Collar d="M68-124C74-98 100-86 122-92" tag={[105, -78]} />
      <Head mood="happy" transform="translate(104 -128) rotate(-7)" />
    </Pencil>
  );
}

/** The long happy dachshund, standing with its tongue out. */
export function DachshundStanding({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="-176 -192 386 194" aria-hidden="true">
      <StandingArt />
    </svg>
  );
}

/** Left, top, width and height of the dogs that come along, behind the one that lies. */
const pack = [
  ["retriever", -242, -196, 264, 180],
  ["husky", 36, -199, 239, 182],
  ["chihuahua", -330, -94, 108, 96],
  ["tails", -34, -110, 84, 34],
] as const;

interface LyingProps {
  /** How many dogs there are, as the form says it. */
  readonly dogs?: string | undefined;
}

/** The dog on a scene, lying on y = 0: from the tail at -212 to the nose at 200, 158 high. */
export function LyingArt({ dogs = "1" }: LyingProps) {
  return (
    <Pencil>
      {pack
        .filter((_, others) => others + 1 < Number.parseInt(dogs, 10))
        .map(([name, x, y, width, height]) => (
          <image key={name} href={`/drawn/${name}.svg`} {...{ x, y, width, height }} />
        ))}
      <path d="M-132-28C-160-10-184-14-204-32q-10-4-8 6C-196 0-160 4-120 0z" fill={coat} />
      <path d="M96-30q20-4 34 12h40q14 0 14 10t-8 8H80z" fill={coatDark} />
      <path
        d="M-128 0C-164-22-152-76-104-84-48-92 10-66 50-76 70-82 74-98 82-116L116-82C122-62 121-46 116-26 110-8 98 0 80 0z"
        fill={coat}
      />
      <path d="M-60 0C-20-22 40-6 80-12V0z" fill={coatDark} />
      <path d="M120-62C121-48 120-38 116-26 113-17 109-10 104-6 94-22 96-50 104-60z" fill={tan} />
      <path d="M-128 0C-146-24-128-62-94-62-62-62-46-40-58-18h28q14 0 14 10t-8 8z" fill={coat} />
      <path d="M56 0C40-30 64-54 84-44 98-36 92-24 88-19h62q14 0 14 10t-8 9z" fill={coat} />
      <path d="M-38-18h8q14 0 14 10t-8 8h-16zM140-19h10q14 0 14 10t-8 9h-20z" fill={tan} />
      <path
        d="M-20-9h-8M-20-3h-8M160-10h-8M160-4h-8M-112-56C-70-74-38-48-58-18h20M62-38C72-52 102-42 88-19h52"
        fill="none"
        stroke={ink}
        strokeWidth="2.6"
      />
      <Collar d="M70-94C76-68 100-56 121-62" tag={[106, -48]} />
      <Head mood="content" transform="translate(104 -98) rotate(-9)" earTurn={9} />
    </Pencil>
  );
}

/** The dachshund lying content, eyes closed. */
export function DachshundLying({ className, dogs }: DrawingProps & LyingProps) {
  return (
    <svg className={className} viewBox="-218 -164 424 168" overflow="visible" aria-hidden="true">
      <LyingArt dogs={dogs} />
    </svg>
  );
}

/** The dog on a scene, sniffing along y = 0: from the tail at -160 to the nose at 205, 166 high. */
export function SniffingArt() {
  return (
    <Pencil>
      <path
        d={`${hindFar}M22-46C26-26 18-18 22-4q1 4 4 4h27q6-10-9-14-2-12 8-30z`}
        fill={coatDark}
      />
      <path d="M-98-106C-118-114-130-134-126-160q-3-8-9 0C-150-130-146-102-126-84z" fill={coat} />
      <path
        d="M-118-102C-76-118-10-98 40-98 76-98 100-94 124-82L118-44C104-46 98-38 92-30 84-21 76-20 64-20 24-18 0-38-50-42-84-44-130-34-135-68-137-88-128-100-118-102z"
        fill={coat}
      />
      <path
        d="M98-38C92-27 84-20 64-20 24-18 0-38-50-42q-30-2-50 0C-20-58 40-32 98-38z"
        fill={coatDark}
      />
      <path d={hindNear} fill={coat} />
      <path d={frontNear} fill={coat} transform="translate(-18)" />
      <path d={hindPaw} fill={tan} />
      <path d={frontPaw} fill={tan} transform="translate(-18)" />
      <path
        d={`${toes}M78-1v-6M69-1v-6M-82-80C-66-60-72-42-92-33M48-64C41-52 48-42 52-32M-152-164q-8 12-8 26M-112-162q2 10 6 17`}
        fill="none"
        stroke={ink}
        strokeWidth="2.6"
      />
      <Collar d="M95-92C108-80 109-60 102-39" tag={[95, -30]} />
      <Head mood="seeking" transform="translate(120 -52) rotate(38)" earTurn={-34} />
    </Pencil>
  );
}
