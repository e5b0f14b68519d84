import { agave, cream, ink, mustard, ridgeFar, ridgeNear, tangerine } from "./drawing.ts";

const forms = {
  camelback: {
    far: "M-66 0C-62-18-54-30-44-30-38-30-36-22-30-17-24-12-14-14-6-26 4-42 14-52 24-50 42-46 52-18 70 0z",
    near: "M-66 0C-58-8-44-12-30-8-10-2-4-14 10-18 28-22 44-6 70 0z",
  },
  range: {
    far: "M-78 0C-66-10-60-30-48-32-40-33-36-22-28-24-16-28-14-60 2-62 16-64 20-42 30-40 38-38 42-50 52-50 70-48 86-20 100-14V0z",
    near: "M-78 0C-58-12-46-16-30-12-10-6 0-28 16-30 34-32 44-12 60-16 76-20 88-10 100-8V0z",
  },
  peak: {
    far: "M-40 0C-30-6-24-14-16-28L-6-46-1-42 6-30C14-16 24-6 40 0z",
    near: "M-40 0C-24-8-16-6-8-16-2-22 6-18 12-12 20-4 30-2 40 0z",
  },
  mound: {
    far: "M-32 0C-22-8-16-24-4-26 8-27 14-12 32 0z",
    near: "M-32 0C-20-8-8-10 2-8 14-6 20-2 32 0z",
  },
} as const;

/** The shape of a mountain on the map. */
export type Landform = keyof typeof forms;

/** A mountain on the map: the middle of its foot is the origin. */
export function LandformArt({ form }: { form: Landform }) {
  return (
    <>
      <path d={forms[form].far} fill={ridgeFar} />
      <path d={forms[form].near} fill={ridgeNear} />
    </>
  );
}

/** A star that points north, of radius 40. */
export function CompassArt() {
  return (
    <>
      <circle r="27" fill={cream} stroke={ink} strokeWidth="2.5" />
      <path d="M0-40 6-6 40 0 6 6 0 40-6 6-40 0-6-6z" fill={mustard} stroke={ink} strokeWidth="2.5" />
      <path d="M0-40 6-6 0 0zM40 0 6 6 0 0zM0 40-6 6 0 0zM-40 0-6-6 0 0z" fill={ink} />
    </>
  );
}

/** A hot-air balloon, its basket on the origin, 84 high. */
export function BalloonArt() {
  return (
    <g stroke={ink} strokeWidth="2.5">
      <path d="M-8-9-14-24M8-9 14-24" />
      <path d="M-13-24C-50-52-34-84 0-84 34-84 50-52 13-24z" fill={tangerine} />
      <path d="M-7-24C-26-50-18-84 0-84 18-84 26-50 7-24z" fill={mustard} />
      <path d="M-2-24C-8-50-6-84 0-84 6-84 8-50 2-24z" fill={agave} stroke="none" />
      <path d="M-8-9H8L6 0H-6z" fill={ridgeNear} />
    </g>
  );
}

/** A mustard pin whose point stands on the origin. */
export function PinArt() {
  return (
    <>
      <path
        d="M0 0C-10-16-22-24-22-38a22 22 0 0 1 44 0C22-24 10-16 0 0z"
        fill={mustard}
        stroke={ink}
        strokeWidth="3"
      />
      <circle cy="-38" r="8" fill={ink} />
    </>
  );
}
