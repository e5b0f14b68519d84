import { buttons } from "#content/navigation.ts";
import { firstScoopStamp } from "#content/sections.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FirstScoopStamp } from "#ui/drawings/first-scoop-stamp.tsx";

/** The stamp and the button, which scroll along beside the text on wide screens. */
export function ArticleOffer() {
  return (
    <div className="sticky top-[calc(var(--header)+32px)] grid justify-items-center gap-5 self-start max-[78rem]:hidden">
      <FirstScoopStamp {...firstScoopStamp} className="w-42 rotate-6" />
      <ButtonLink href="/book-now">{buttons.book}</ButtonLink>
    </div>
  );
}
