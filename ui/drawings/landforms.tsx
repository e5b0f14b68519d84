import { agave, cream, ink, mustard, ridgeFar, ridgeNear, tangerine } from "./drawing.ts";

/** The foot of a mountain is dark enough for its name in cream. */
const foot = "#A8431F";

const forms = {
  camelback: {
    far: "M-74 0C-70-14-68-28-56-33-46-36-41-26-36-20-30-12-18-12-10-24 4-46 14-56 28-54 48-50 56-18 80 0z",
    near: "M-74 0C-64-14-50-18-34-14-14-10-8-18 8-22 30-26 46-12 80 0z",
  },
  range: {
    far: "M-78 0C-66-10-60-30-48-32-40-33-36-22-28-24-16-28-14-60 2-62 16-64 20-42 30-40 38-38 42-50 52-50 70-48 86-20 100-14V0z",
    near: "M-78 0C-58-16-46-22-30-18-10-12 0-32 16-34 34-36 44-16 60-20 76-24 88-14 100-12V0z",
  },
  peak: {
    far: "M-40 0C-30-6-24-14-16-28L-6-46-1-42 6-30C14-16 24-6 40 0z",
    near: "M-40 0C-24-8-16-6-8-16-2-22 6-18 12-12 20-4 30-2 40 0z",
  },
  mound: {
    far: "M-34 0C-22-8-16-26-4-28 8-29 14-12 34 0z",
    near: "M-34 0C-20-10-8-12 2-10 14-8 20-2 34 0z",
  },
} as const;

/** The shape of a mountain on the map. */
export type Landform = keyof typeof forms;

/** A mountain on the map: the middle of its foot is the origin. */
export function LandformArt({ form }: { form: Landform }) {
  return (
    <>
      <path d={forms[form].far} fill={ridgeFar} />
      <path d={forms[form].near} fill={foot} />
    </>
  );
}

/** A star that points north, of radius 36. */
export function CompassArt() {
  return (
    <g stroke={ink} strokeWidth="2">
      <path d="M0-36 5-5 36 0 5 5 0 36-5 5-36 0-5-5z" fill={mustard} />
      <path d="M0-20 5-5 20 0 5 5 0 20-5 5-20 0-5-5z" fill={cream} transform="rotate(45)" />
      <path
        d="M0-36 5-5 0 0zM36 0 5 5 0 0zM0 36-5 5 0 0zM-36 0-5-5 0 0z"
        fill={ink}
        stroke="none"
      />
    </g>
  );
}

/** A hot-air balloon, its basket on the origin, 84 high. */
export function BalloonArt() {
  return (
    <g stroke={ink} strokeWidth="3" strokeLinejoin="round">
      <path d="M-7-11-12-24M7-11 12-24" />
      <path d="M-13-24C-50-52-34-84 0-84 34-84 50-52 13-24z" fill={tangerine} />
      <path d="M-7-24C-26-50-18-84 0-84 18-84 26-50 7-24z" fill={mustard} />
      <path d="M-2-24C-9-50-7-84 0-84 7-84 9-50 2-24z" fill={agave} stroke="none" />
      <path d="M-8-11H8L6 0H-6z" fill={ridgeNear} />
    </g>
  );
}

/** A long dog out for a walk along y = 0, from the tail at -46 to the nose at 50. */
export function WalkingDogArt() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M-25-6 -29 0M-18-6v6M16-6l-3 6M23-6 27 0" stroke="#6A2E14" strokeWidth="7" />
      <path d="M-30-18q-12-2-14-16" stroke="#8F4220" strokeWidth="5" />
      <path
        d="M-22-26C-4-24 12-24 20-30 22-44 38-46 42-37L49-34Q53-28 46-26 36-24 34-20 32-6 18-6H-22A10 10 0 0 1-22-26z"
        fill="#8F4220"
      />
      <path d="M24-40Q12-34 17-22 27-22 28-38z" fill="#55240F" />
      <path d="M48-32h0M35-35h0" stroke={ink} strokeWidth="5" />
      <path d="M19-21q7 4 14 0" stroke={mustard} strokeWidth="4" />
    </g>
  );
}

/** A mustard starburst of radius 24 around the origin, for our own place. */
export function StarburstArt() {
  return (
    <path
      d="M0-24 4.6-17.4 12-20.8 12.7-12.7 20.8-12 17.4-4.6 24 0 17.4 4.6 20.8 12 12.7 12.7 12 20.8 4.6 17.4 0 24-4.6 17.4-12 20.8-12.7 12.7-20.8 12-17.4 4.6-24 0-17.4-4.6-20.8-12-12.7-12.7-12-20.8-4.6-17.4z"
      fill={mustard}
      transform="scale(.8)"
    />
  );
}
