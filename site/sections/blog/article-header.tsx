import { blogWords } from "#content/page-words.ts";
import { formatDay, formatMonth } from "#domain/days.ts";
import type { ArticleSummary } from "#site/content.config.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import { ArticleDrawing } from "./article-drawing.tsx";

export function ArticleHeader({ article }: { article: ArticleSummary }) {
  const { title, excerpt, date, updated, readTime, category } = article;
  return (
    <header className="dawn below-header">
      <div className="wrap grid items-center gap-x-16 gap-y-8 pt-5 pb-12 md:pt-8 lg:grid-cols-[1.1fr_1fr] lg:pb-16">
        <div>
          <a href="/blog" className="tap link-quiet gap-1.5 font-semibold">
            <ChevronIcon className="-ml-1 size-5 rotate-90" />
            {blogWords.back}
          </a>
          <p className="eyebrow mt-4 text-agave">{category}</p>
          <h1 className="mt-3 text-[min(10.5vw,clamp(2.1rem,1.3rem+2.6vw,3.6rem))] leading-[0.96] font-black uppercase">
            {title}
          </h1>
          <p className="mt-5 max-w-[33.5em] text-lg leading-normal">{excerpt}</p>
          <p className="mt-4 font-semibold">
            <time dateTime={date}>{formatMonth(date)}</time>
            {` · ${readTime}`}
            {updated > date && (
              <span className="block">
                {`${blogWords.updated} `}
                <time dateTime={updated}>{formatDay(updated)}</time>
              </span>
            )}
          </p>
        </div>
        <ArticleDrawing
          category={category}
          className="card hard-shadow-mustard h-auto w-full bg-sky"
        />
      </div>
    </header>
  );
}
