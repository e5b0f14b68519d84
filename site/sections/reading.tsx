import { readingLabel } from "#content/page-words.ts";

export interface ReadingProps {
  readonly article: { readonly path: string; readonly page: { readonly headline: string } };
  readonly className: string;
}

/** Links a page to its article. */
export const Reading = ({ article, className }: ReadingProps) => (
  <p className={className}>
    {`${readingLabel} `}
    <a href={article.path} className="py-1 font-semibold">
      {article.page.headline}
    </a>
  </p>
);
