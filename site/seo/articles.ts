import { getCollection } from "astro:content";
import { articlePage } from "#content/pages.ts";

/** The articles, the newest first, each with its address and what search engines show of it. */
export const articles = async () =>
  (await getCollection("blog"))
    .sort((one, other) => other.data.date.localeCompare(one.data.date))
    .map((entry) => ({
      entry,
      path: `/blog/${entry.id}`,
      page: articlePage(entry.data),
      summary: entry.data,
    }));
