import { drawIcon } from "#site/social/draw-icon.tsx";

/** The icon of shortcuts on large screens, and the logo that search engines read. */
export const GET = () => drawIcon(512, "clear");
