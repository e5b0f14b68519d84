import { visitWords } from "#content/visit-page.ts";
import { CallButton } from "#site/sections/call-button.tsx";
import { Poster } from "#site/sections/poster.tsx";
import { NotFoundScene } from "#ui/drawings/not-found-scene.tsx";

/** The page of a link that is unknown, wrong or has ended. */
export function EndedLink() {
  const { headline, lead } = visitWords.ended;
  return (
    <Poster headline={headline} scene={<NotFoundScene />} className="pb-6">
      <p className="mx-auto mt-5 mb-7 max-w-[34em] text-lg leading-normal font-semibold text-balance">
        {lead}
      </p>
      <CallButton />
    </Poster>
  );
}
