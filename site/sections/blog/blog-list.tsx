import { blogWords } from "#content/page-words.ts";
import { pages } from "#content/pages.ts";
import { formatMonth } from "#domain/days.ts";
import type { ArticleSummary } from "#site/content.config.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ArticleDrawing } from "./article.tsx";

interface ArticleCardProps {
  readonly path: string;
  readonly summary: ArticleSummary;
}

/** An article in short; the whole card leads to it. */
function ArticleCard({ path, summary }: ArticleCardProps) {
  const { title, excerpt, date, readTime, category } = summary;
  return (
    <article className="card relative flex flex-col overflow-hidden">
      <div className="shrink-0 border-b-2 border-ink bg-sky">
        <ArticleDrawing category={category} className="h-auto w-full" />
      </div>
      <div className="flex flex-1 flex-col items-start px-(--inset) pt-6 pb-8 sm:pt-8">
        <p className="eyebrow">{category}</p>
        <h2 className="mt-3 text-[min(9vw,clamp(1.5rem,1.2rem+1.2vw,2rem))] leading-[1.08]">
          {title}
        </h2>
        <p className="mt-3 text-sm font-semibold text-ink-soft">
          <time dateTime={date}>{formatMonth(date)}</time>
          {` · ${readTime}`}
        </p>
        <p className="mt-3 mb-6">{excerpt}</p>
        <ButtonLink href={path} tone="white" className="mt-auto after:absolute after:inset-0">
          {blogWords.readMore}
          <span className="sr-only">{`: ${title}`}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

/** The list of articles. @see docs/product.md#pages */
export function BlogList({ articles }: { readonly articles: readonly ArticleCardProps[] }) {
  const { headline, lead } = pages.blog;
  return (
    <section className="dawn below-header">
      <div className="wrap band-b pt-10 md:pt-14">
        <p className="eyebrow text-agave">{blogWords.eyebrow}</p>
        <h1 className="page-title mt-3">{headline}</h1>
        <p className="mt-5 text-lg leading-normal text-balance">{lead}</p>
        <div className="mt-10 grid gap-8 lg:grid-cols-2">
          {articles.map(({ path, summary }) => (
            <ArticleCard key={path} path={path} summary={summary} />
          ))}
        </div>
      </div>
    </section>
  );
}
