import { buttons } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { visitWords } from "#content/visit-page.ts";
import { ButtonLink } from "#ui/button.tsx";
import { NotFoundScene } from "#ui/drawings/not-found-scene.tsx";
import { CallButton } from "./call-button.tsx";
import { Poster } from "./poster.tsx";

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

/** The page at an address that does not exist. */
export function NotFound() {
  const { headline, lead } = pages.notFound;
  return (
    <Poster headline={headline} scene={<NotFoundScene />} className="pb-6">
      <p className="mt-5 mb-7 text-lg leading-normal font-semibold text-balance">{lead}</p>
      <ButtonLink href="/">{buttons.returnHome}</ButtonLink>
    </Poster>
  );
}
