import type { APIRoute, GetStaticPaths } from "astro";
import { areas } from "#content/areas.ts";
import { articles } from "#site/seo/site-pages.ts";
import { drawPoster } from "#site/social/draw-poster.tsx";
import type { Poster } from "#site/social/posters.tsx";
import { areaPoster, articlePoster, posters, wordless } from "#site/social/posters.tsx";

/** A picture for every page, shown where the page is shared. */
export const getStaticPaths = (async () =>
  [
    ...posters,
    ...posters.map(wordless),
    ...areas.map(areaPoster),
    ...(await articles()).map(({ path, summary }) => articlePoster(path, summary)),
  ].map((poster) => ({
    params: { page: poster.name },
    props: { poster },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ poster: Poster }> = ({ props }) => drawPoster(props.poster);
