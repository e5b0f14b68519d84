import { ridgeFar } from "./drawing.ts";

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
