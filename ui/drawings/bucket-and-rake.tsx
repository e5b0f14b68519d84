import { agave, ink, tangerine } from "./drawing.ts";

/** A pail with a rake leaning on its rim, on a scene: they stand on y = 0, from x = -42 to 94, 148 high. */
export function BucketAndRakeArt() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M6-148L66-10" stroke={ink} strokeWidth="7" />
      <path d="M6-148l10 24" stroke={tangerine} strokeWidth="7.5" />
      <path
        d="M47-11h42M48-11l-4 11M58-10v10M68-10v10M78-10v10M88-11l4 11"
        stroke={tangerine}
        strokeWidth="5.5"
      />
      <path d="M-36-62C-42-114 42-114 36-62" stroke={ink} strokeWidth="4" />
      <path d="M-9-101H9" stroke={tangerine} strokeWidth="8" />
      <path d="M-38-64H38L29-4q0 4-5 4h-48q-5 0-5-4z" fill={agave} />
      <path d="M14-58H37L29-4q0 4-5 4H10z" fill="#0A443B" />
      <path d="M-40-62H40" stroke={ink} strokeWidth="7" />
    </g>
  );
}
