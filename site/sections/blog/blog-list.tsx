import { blogWords } from "#content/page-words.ts";
import { pages } from "#content/pages.ts";
import type { ArticleSummary } from "#site/content.config.ts";
import { ArticleCard } from "./article-card.tsx";

interface BlogListProps {
  readonly articles: readonly { readonly path: string; readonly summary: ArticleSummary }[];
}

/** The list of articles. @see docs/product.md#pages */
export function BlogList({ articles }: BlogListProps) {
  const { headline, lead } = pages.blog;
  return (
    <section className="dawn below-header">
      <div className="wrap band-b pt-10 md:pt-14">
        <p className="eyebrow text-agave">{blogWords.eyebrow}</p>
        <h1 className="page-title mt-3">{headline}</h1>
        <p className="mt-5 text-lg leading-normal text-balance">{lead}</p>
        <div className="mt-10 grid gap-8 lg:grid-cols-2">
          {articles.map(({ path, summary }) => (
            <ArticleCard key={path} path={path} article={summary} />
          ))}
        </div>
      </div>
    </section>
  );
}
