import { type DrawingProps, ink, stone, stoneDark } from "./drawing.ts";

interface BouldersProps {
  /** The lit side and the shade of the rock. */
  light?: string | undefined;
  shade?: string | undefined;
}

/** A pile of granite with a balanced rock: stands on y = 0, from x = -180 to 200, 168 high. */
export function BouldersArt({ light = stone, shade = stoneDark }: BouldersProps) {
  return (
    <>
      <path d="M40 4C30-60 70-104 122-98 176-94 206-50 200 4z" fill={shade} />
      <path d="M40 4C30-60 70-104 122-98 96-70 92-30 104 4z" fill={light} />
      <path d="M-92-76C-104-120-82-166-36-168 8-168 34-134 26-92 18-66-70-58-92-76z" fill={shade} />
      <path d="M-92-76C-104-120-82-166-36-168-8-168-14-150-34-134-56-116-58-92-50-70q-28 4-42-6z" fill={light} />
      <path d="M-124 4C-136-46-104-84-48-82 18-84 72-54 70 4z" fill={shade} />
      <path d="M-124 4C-136-46-104-84-48-82-12-82-24-66-40-50-58-32-56-14-46 4z" fill={light} />
      <path d="M-180 4C-184-34-158-54-126-50-94-48-74-28-76 4z" fill={shade} />
      <path d="M-180 4C-184-34-158-54-126-50-136-30-140-14-134 4z" fill={light} />
      <path
        d="M-6-150q10 12 6 28M24-50q14 10 16 26M150-72q16 14 16 32M-104-32q10 6 12 16M120-20q8 4 10 12"
        fill="none"
        stroke={ink}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  );
}

/** The pile of granite alone. */
export function Boulders({ className, light, shade }: DrawingProps & BouldersProps) {
  return (
    <svg className={className} viewBox="-186 -172 392 176" aria-hidden="true">
      <BouldersArt light={light} shade={shade} />
    </svg>
  );
}
