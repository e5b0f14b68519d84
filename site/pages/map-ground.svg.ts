import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MapFurniture } from "#site/sections/service-area-map-furniture.tsx";
import { MapGround } from "#site/sections/service-area-map-ground.tsx";

const svg = renderToStaticMarkup(createElement(MapGround, null, createElement(MapFurniture)));

export const GET: APIRoute = () =>
  new Response(svg, { headers: { "content-type": "image/svg+xml" } });
