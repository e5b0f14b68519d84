import { type CollectionEntry, getCollection } from "astro:content";
import { areas } from "#content/areas.ts";
import { areaPage, articlePage, pages } from "#content/pages.ts";
import type { PageText } from "#content/schemas.ts";
import type { ArticleSummary } from "#site/content.config.ts";

/** The articles, the newest first, each with its address and what search engines show of it. */
export async function articles() {
  const entries: readonly CollectionEntry<"blog">[] = await getCollection("blog");
  return entries
    .toSorted((one, other) => other.data.date.localeCompare(one.data.date))
    .map((entry) => ({
      entry,
      path: `/blog/${entry.id}`,
      page: articlePage(entry.data),
      summary: entry.data,
    }));
}

/** The article of a category, for pages that lead to it. @throws RangeError when there is none */
export async function articleOn(category: ArticleSummary["category"]) {
  const article = (await articles()).find(({ summary }) => summary.category === category);
  if (!article) throw new RangeError(`content/blog has no article on ${category}`);
  return article;
}

export interface SitePage {
  /** The address without the site's name: "/", "/book-now". */
  readonly path: string;
  readonly page: PageText;
  /** False for pages that search engines are asked to leave out. */
  readonly listed: boolean;
}

/** Every page that can be shared, in the order of the sitemap. */
export const sitePages = async (): Promise<readonly SitePage[]> => [
  { path: "/", page: pages.home, listed: true },
  { path: "/book-now", page: pages.bookNow, listed: true },
  { path: "/pricing", page: pages.pricing, listed: true },
  { path: "/commercial-services", page: pages.commercial, listed: true },
  ...areas.map((area) => ({ path: `/${area.slug}`, page: areaPage(area), listed: true })),
  { path: "/blog", page: pages.blog, listed: true },
  ...(await articles()).map(({ path, page }) => ({ path, page, listed: true })),
  { path: "/privacy", page: pages.privacy, listed: true },
  { path: "/thank-you", page: pages.thankYou, listed: false },
  { path: "/booking-problem", page: pages.bookingProblem, listed: false },
  { path: "/404", page: pages.notFound, listed: false },
];
