import { blogWords } from "#content/page-words.ts";
import { formatMonth } from "#domain/days.ts";
import type { ArticleSummary } from "#site/content.config.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ArticleDrawing } from "./article-drawing.tsx";

interface ArticleCardProps {
  readonly path: string;
  readonly article: ArticleSummary;
  /** "wide": the drawing is beside the words where there is room. */
  readonly look?: "tall" | "wide";
}

const looks = {
  tall: { card: "flex-col", drawing: "border-b-2", words: "" },
  wide: {
    card: "max-lg:flex-col",
    drawing: "flex items-end max-lg:border-b-2 lg:w-[54%] lg:border-r-2",
    words: "justify-center",
  },
};

/** An article in short; the whole card leads to it. */
export function ArticleCard({ path, article, look = "tall" }: ArticleCardProps) {
  const { title, excerpt, date, readTime, category } = article;
  const { card, drawing, words } = looks[look];
  return (
    <article className={`card relative flex overflow-hidden ${card}`}>
      <div className={`shrink-0 border-ink bg-sky ${drawing}`}>
        <ArticleDrawing category={category} className="h-auto w-full" />
      </div>
      <div className={`flex flex-1 flex-col items-start px-6 pt-6 pb-8 sm:px-9 sm:pt-8 ${words}`}>
        <p className="eyebrow">{category}</p>
        <h2 className="mt-3 text-[min(9vw,clamp(1.5rem,1.2rem+1.2vw,2rem))] leading-[1.08]">
          {title}
        </h2>
        <p className="mt-3 text-sm font-semibold text-ink-soft">
          <time dateTime={date}>{formatMonth(date)}</time>
          {` · ${readTime}`}
        </p>
        <p className="mt-3 mb-6">{excerpt}</p>
        <ButtonLink
          href={path}
          tone="white"
          className={`after:absolute after:inset-0 ${look === "tall" ? "mt-auto" : ""}`.trimEnd()}
        >
          {blogWords.readMore}
          <span className="sr-only">{`: ${title}`}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
