import { type DrawingProps, ink, tangerine } from "./drawing.ts";

/** The round tangerine paw beside the name. */
export function PawMark({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
      <circle cx="17" cy="17" r="15.9" fill={tangerine} stroke={ink} strokeWidth="2.2" />
      <path
        fill={ink}
        d="M17 15.4c3.6 0 7 4 7 7.2 0 2.4-1.8 3.6-3.8 3.6-1.3 0-2.1-.5-3.2-.5s-1.9.5-3.2.5c-2 0-3.8-1.2-3.8-3.6 0-3.2 3.4-7.2 7-7.2z"
      />
      <g fill={ink}>
        <ellipse cx="8.3" cy="15.6" rx="2.3" ry="3" transform="rotate(-24 8.3 15.6)" />
        <ellipse cx="13.6" cy="9.9" rx="2.4" ry="3.3" transform="rotate(-8 13.6 9.9)" />
        <ellipse cx="20.4" cy="9.9" rx="2.4" ry="3.3" transform="rotate(8 20.4 9.9)" />
        <ellipse cx="25.7" cy="15.6" rx="2.3" ry="3" transform="rotate(24 25.7 15.6)" />
      </g>
    </svg>
  );
}
