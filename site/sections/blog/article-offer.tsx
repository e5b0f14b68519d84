import { buttons } from "#content/navigation.ts";
import { firstScoopStamp } from "#content/sections.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FirstScoopStamp } from "#ui/drawings/first-scoop-stamp.tsx";

/** Goes along beside the text where there is room: the stamp and the button. */
export function ArticleOffer() {
  return (
    <div className="article-offer">
      <FirstScoopStamp {...firstScoopStamp} className="w-42 rotate-6" />
      <ButtonLink href="/book-now">{buttons.book}</ButtonLink>
    </div>
  );
}
