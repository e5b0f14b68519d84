import { cream, ink, stone, tangerine } from "./drawing.ts";

/** A white duck on a scene, swimming to the right on y = 0: 34 high. */
export function DuckArt() {
  return (
    <>
      <path
        d="M-24-14Q-8-16 2-14 8-16 8-22A10 10 0 1 1 26-18Q24-12 24-6 22 2 10 2H-8Q-20 0-24-14z"
        fill={cream}
      />
      <path d="M-10-6q10 6 20-2" fill="none" stroke={stone} strokeWidth="3" />
      <path d="M27-24l12 3-12 4z" fill={tangerine} />
      <circle cx="20" cy="-24" r="2" fill={ink} />
    </>
  );
}
