import { agave, bark, cream, ink, mustard, tangerine } from "./drawing.ts";

/** A clipboard with its list ticked off, on a scene: from (-42, -112) to (42, 0). */
export function ClipboardArt() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-40-104h80V-2h-80z" fill={bark} stroke={ink} strokeWidth="3.4" />
      <path d="M-31-94h62v83h-62z" fill={cream} />
      <path d="M-19-114h38v18h-38z" fill={mustard} stroke={ink} strokeWidth="3.4" />
      <path d="M-1-75h23M-1-52h23M-1-29h14" stroke={ink} strokeWidth="4" />
      <path d="M-24-75l5 5 9-10M-24-52l5 5 9-10" stroke={agave} strokeWidth="4.6" />
      <path d="M-24-29l5 5 9-10" stroke={tangerine} strokeWidth="4.6" />
    </g>
  );
}
