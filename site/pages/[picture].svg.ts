import type { APIRoute, InferGetStaticPropsType } from "astro";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DesertYearPicture } from "#site/sections/desert-year-picture.tsx";
import { MapGround } from "#site/sections/service-area-map-ground.tsx";
import { PawMark } from "#ui/drawings/paw-mark.tsx";

/** Drawings as files, which keep the pages that show them small. */
const pictures = {
  "desert-year": createElement(DesertYearPicture),
  favicon: createElement(PawMark),
  "map-ground": createElement(MapGround),
} satisfies Record<string, ReactElement>;

export const getStaticPaths = () =>
  Object.entries(pictures).map(([picture, drawing]) => ({
    params: { picture },
    props: { drawing },
  }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(
    renderToStaticMarkup(props.drawing).replace(
      /^<svg (?!xmlns)/,
      '<svg xmlns="http://www.w3.org/2000/svg" ',
    ),
    { headers: { "content-type": "image/svg+xml" } },
  );
