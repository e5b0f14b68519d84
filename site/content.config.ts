import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

const day = z.iso.date("must be a day such as 2026-11-20");

/** The front matter of an article, whose file's name is its address. A mistake stops the build and names file and key. */
const summary = z.strictObject({
  title: z.string().trim().min(1).max(60),
  /** For the list of articles. */
  excerpt: z.string().trim().min(1).max(200),
  description: z.string().trim().min(50).max(160),
  date: day,
  updated: day,
  readTime: z.string().regex(/^\d+ min read$/, "must be such as 5 min read"),
  category: z.enum(["Health & Safety", "HOA Compliance"]),
});
export type ArticleSummary = z.output<typeof summary>;

export const collections = {
  blog: defineCollection({
    loader: glob({ base: "./content/blog", pattern: "*.md" }),
    schema: summary,
  }),
};
