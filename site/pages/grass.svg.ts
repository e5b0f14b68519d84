import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GrassDivider } from "#ui/drawings/grass-divider.tsx";

const svg = renderToStaticMarkup(createElement(GrassDivider));

export const GET: APIRoute = () =>
  new Response(svg, { headers: { "content-type": "image/svg+xml" } });
