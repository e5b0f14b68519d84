import { drawIcon } from "#site/social/draw-icon.tsx";

/** The icon of shortcuts. */
export const GET = () => drawIcon(192, "clear");
