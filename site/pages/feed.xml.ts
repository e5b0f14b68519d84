import rss from "@astrojs/rss";
import type { APIRoute } from "astro";
import { pages } from "#content/pages.ts";
import { articles } from "#site/seo/site-pages.ts";
import { absolute } from "#site/seo/structured-data.ts";

/** The blog for feed readers. */
export const GET: APIRoute = async ({ site }) =>
  rss({
    title: pages.blog.title,
    description: pages.blog.description,
    site: absolute("/blog", site),
    trailingSlash: false,
    xmlns: { atom: "http://www.w3.org/2005/Atom" },
    customData: `<language>en-us</language><atom:link href="${absolute("/feed.xml", site)}" rel="self" type="application/rss+xml"/>`,
    items: (await articles()).map(({ path, summary }) => ({
      title: summary.title,
      description: summary.excerpt,
      link: absolute(path, site),
      // A day without an hour is midnight in London, which is still the day before in Phoenix.
      pubDate: new Date(`${summary.date}T12:00:00Z`),
      categories: [summary.category],
    })),
  });
