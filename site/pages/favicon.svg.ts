import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PawMark } from "#ui/drawings/paw-mark.tsx";

const svg = renderToStaticMarkup(createElement(PawMark));

export const GET: APIRoute = () =>
  new Response(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '), {
    headers: { "content-type": "image/svg+xml" },
  });
