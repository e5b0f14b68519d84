import { blogWords } from "#content/page-words.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";

export function BackToBlog() {
  return (
    <a href="/blog" className="tap link-quiet gap-1.5 font-semibold">
      <ChevronIcon className="-ml-1 size-5 rotate-90" />
      {blogWords.back}
    </a>
  );
}
