import { drawIcon } from "#site/social/draw-icon.tsx";

/** The icon that phones cut to their own shape. */
export const GET = () => drawIcon(512, "cream");
