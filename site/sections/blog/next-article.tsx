import { blogWords } from "#content/page-words.ts";
import type { ArticleSummary } from "#site/content.config.ts";
import { ArticleCard } from "./article-card.tsx";
import { BackToBlog } from "./back-to-blog.tsx";

interface NextArticleProps {
  readonly path: string;
  readonly article: ArticleSummary;
}

export function NextArticle({ path, article }: NextArticleProps) {
  return (
    <section aria-labelledby="next-title" className="band bg-sand">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p id="next-title" className="eyebrow">
            {blogWords.next}
          </p>
          <BackToBlog />
        </div>
        <ArticleCard path={path} article={article} look="wide" />
      </div>
    </section>
  );
}
