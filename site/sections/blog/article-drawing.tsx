import type { ArticleSummary } from "#site/content.config.ts";
import { ArticleHealth } from "#ui/drawings/article-health.tsx";
import { ArticleHoa } from "#ui/drawings/article-hoa.tsx";

const drawings = { "Health & Safety": ArticleHealth, "HOA Compliance": ArticleHoa };

interface ArticleDrawingProps {
  readonly category: ArticleSummary["category"];
  readonly className?: string;
}

export function ArticleDrawing({ category, className }: ArticleDrawingProps) {
  const Drawing = drawings[category];
  return <Drawing className={className} />;
}
