import type { APIRoute } from "astro";
import { createElement } from "react";
import { paint } from "#site/social/paint.ts";
import { Place } from "#site/social/scenery.tsx";
import { sky } from "#ui/drawings/drawing.ts";
import { ThankYouScene } from "#ui/drawings/thank-you-scene.tsx";

/** The part of the scene between its saguaros. */
const frame = { xmlns: "http://www.w3.org/2000/svg", viewBox: "170 230 1100 330" };
const scene = { y: 0, width: 1440, height: 560, children: createElement(ThankYouScene) };

/** The top of the confirmation mail, to which the server attaches it. */
export const GET: APIRoute = () =>
  paint(createElement("svg", frame, createElement(Place, scene)), {
    background: sky,
    fitTo: { mode: "width", value: 600 },
  });
