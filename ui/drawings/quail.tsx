import { cream, ink, ridgeNear, tangerine } from "./drawing.ts";

/** A Gambel's quail on a scene, running to the left: stands on y = 0, 44 high. */
export function QuailArt() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M-2-10l-6 9h-5M6-10l3 9H4" stroke={ink} strokeWidth="2.4" />
      <path d="M-15-20C-14-8 8-4 16-13L30-20 14-23C6-30-2-30-8-32z" fill="#5F8A8B" />
      <path d="M-15-20C-14-10-4-6 6-9-2-12-6-18-6-26z" fill={cream} />
      <path d="M-4-24Q6-26 14-16-2-10-4-24z" fill={ridgeNear} />
      <circle cx="-11" cy="-31" r="7" fill={ink} />
      <path d="M-12-37q-2-9-9-7" stroke={ink} strokeWidth="3.4" />
      <path d="M-17-31l-5 2 5 1z" fill={tangerine} stroke={tangerine} />
      <circle cx="-13" cy="-32.5" r="1.5" fill={cream} />
    </g>
  );
}
