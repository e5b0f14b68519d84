import { buttons } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { NotFoundScene } from "#ui/drawings/not-found-scene.tsx";
import { Poster } from "./poster.tsx";

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
