import { agave, ink, mustard, tangerine, water } from "./drawing.ts";

/** Two swings: on y = 0, from x = -196 to 66, 150 high. */
export function SwingSetArt() {
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d="M-160-148L-190 4M-160-148L-134 4M30-148L4 4M30-148L60 4"
        stroke={agave}
        strokeWidth="8"
      />
      <path d="M-168-148H38" stroke={tangerine} strokeWidth="10" />
      <path
        d="M-112-146L-96-34M-76-146L-60-34M-32-146V-30M4-146V-30"
        stroke={ink}
        strokeWidth="3"
      />
      <path d="M-100-33h44M-36-29H8" stroke={mustard} strokeWidth="9" />
    </g>
  );
}

/** Two swings and a slide: on y = 0, from x = -196 to 228, 150 high. */
export function SwingsArt() {
  return (
    <g fill="none" strokeLinecap="round">
      <SwingSetArt />
      <path d="M100-96V4M132-96V4M100-24h32M100-48h32M100-72h32" stroke={ink} strokeWidth="5" />
      <path d="M92-98h44C160-90 160-10 222 0" stroke={water} strokeWidth="13" />
      <path
        d="M84-126L116-146 148-126z"
        fill={mustard}
        stroke={ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M100-98v-28M132-98v-28" stroke={ink} strokeWidth="5" />
    </g>
  );
}
