import type { APIRoute, InferGetStaticPropsType } from "astro";
import { drawIcon } from "#site/social/draw-icon.tsx";

/** Pixels, and the ground: home screens cut off corners, phones cut a maskable icon to their own shape. */
const icons = {
  "apple-touch-icon": [180, "cream"],
  "icon-192": [192, "clear"],
  "icon-512": [512, "clear"],
  "icon-maskable-512": [512, "cream"],
} as const;

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, [size, ground]]) => ({
    params: { icon },
    props: { size, ground },
  }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  drawIcon(props.size, props.ground);
