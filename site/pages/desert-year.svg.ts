import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DesertYearPicture } from "#site/sections/desert-year-picture.tsx";

const svg = renderToStaticMarkup(createElement(DesertYearPicture));

export const GET: APIRoute = () =>
  new Response(svg, { headers: { "content-type": "image/svg+xml" } });
