import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MapGround } from "#site/sections/service-area-map-ground.tsx";

/** For the inbox, which has no words for the road shields and the legend. */
const svg = renderToStaticMarkup(createElement(MapGround));

export const GET: APIRoute = () =>
  new Response(svg, { headers: { "content-type": "image/svg+xml" } });
