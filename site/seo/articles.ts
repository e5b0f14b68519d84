import { type CollectionEntry, getCollection } from "astro:content";
import { articlePage } from "#content/pages.ts";
import type { ArticleSummary } from "#site/content.config.ts";

/** The article of a category, for pages that lead to it. @throws RangeError when there is none */
export async function articleOn(category: ArticleSummary["category"]) {
  const article = (await articles()).find(({ summary }) => summary.category === category);
  if (!article) throw new RangeError(`content/blog has no article on ${category}`);
  return article;
}

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
