import { drawIcon } from "#site/social/draw-icon.tsx";

/** The icon on the home screen of an iPhone. */
export const GET = () => drawIcon(180, "cream");
