import { buttons } from "#content/navigation.ts";
import { blogWords } from "#content/page-words.ts";
import { firstScoopStamp } from "#content/sections.ts";
import { formatDay, formatMonth } from "#domain/days.ts";
import type { ArticleSummary } from "#site/content.config.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ArticleHealth } from "#ui/drawings/article-health.tsx";
import { ArticleHoa } from "#ui/drawings/article-hoa.tsx";
import { FirstScoopStamp } from "#ui/drawings/first-scoop-stamp.tsx";
import { ChevronIcon } from "#ui/drawings/icons.tsx";

const drawings = { "Health & Safety": ArticleHealth, "HOA Compliance": ArticleHoa };

interface ArticleDrawingProps {
  readonly category: ArticleSummary["category"];
  readonly className?: string;
}

export function ArticleDrawing({ category, className }: ArticleDrawingProps) {
  const Drawing = drawings[category];
  return <Drawing className={className} />;
}

/** The stamp and the button, which scroll along beside the text on wide screens. */
export function ArticleOffer() {
  return (
    <div className="sticky top-[calc(var(--header)+32px)] grid justify-items-center gap-5 self-start max-[78rem]:hidden">
      <FirstScoopStamp {...firstScoopStamp} className="w-42 rotate-6" />
      <ButtonLink href="/book-now">{buttons.book}</ButtonLink>
    </div>
  );
}

interface ArticleContentsProps {
  readonly headings: readonly { readonly slug: string; readonly text: string }[];
}

/** The article's headings as links, which stay in view on wide screens. */
export function ArticleContents({ headings }: ArticleContentsProps) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="max-sm:hidden lg:sticky lg:top-[calc(var(--header)+32px)] lg:self-start"
    >
      <p id="contents-title" className="eyebrow mb-2">
        {blogWords.contents}
      </p>
      <ol>
        {headings.map(({ slug, text }) => (
          <li key={slug} className="border-t-2 border-ink-faint">
            <a
              href={`#${slug}`}
              className="link-quiet flex min-h-11 items-center py-1.5 leading-snug font-semibold"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

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
