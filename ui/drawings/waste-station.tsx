import { agave, cream, ink, lawnDeep, mustard } from "./drawing.ts";

/** A bag dispenser on a post with its bin: stands on y = 0, from x = -34 to 34, 168 high. */
export function WasteStationArt() {
  return (
    <g strokeLinejoin="round">
      <path d="M-5-160H5V0H-5z" fill={ink} />
      <path d="M-30-168h60v46h-60z" fill={lawnDeep} stroke={ink} strokeWidth="3" />
      <path
        d="M-20-150q-3 2-2-4 2 4 6 2h16q4 0 5-4l2-4 3 4 8 2q1 5-5 5l-2 4v13H7v-9H-9v9h-5v-13z"
        fill={cream}
      />
      <path d="M-22-116h44v30h-44z" fill={mustard} stroke={ink} strokeWidth="3" />
      <path d="M-7-96h14l3 18h-20z" fill={cream} stroke={ink} strokeWidth="2" />
      <path d="M-27-66h54L22-8h-44z" fill={agave} />
      <path d="M6-66h21L22-8H4z" fill="#0A443B" />
      <path d="M-34-66q34-18 68 0z" fill={ink} />
      <path d="M-18-48l2 22" stroke="#7CC8BF" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
