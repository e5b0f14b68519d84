import { drawIcon } from "#site/social/draw-icon.tsx";

/** For programs that request this name and do not support SVG. They look at the bytes, which are those of a PNG. */
export const GET = () => drawIcon(48, "clear");
