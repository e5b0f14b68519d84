import { blogWords } from "#content/page-words.ts";

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
