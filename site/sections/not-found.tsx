import { buttons } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { NotFoundScene } from "#ui/drawings/not-found-scene.tsx";

/** The page at an address that does not exist. */
export function NotFound() {
  const { headline, lead } = pages.notFound;
  return (
    <section className="poster dawn below-header">
      <div className="wrap relative z-2 pt-[clamp(32px,6svh,88px)] pb-6 text-center">
        <h1 className="poster-title">{headline}</h1>
        <p className="mt-5 mb-7 text-lg leading-normal font-semibold text-balance">{lead}</p>
        <ButtonLink href="/">{buttons.returnHome}</ButtonLink>
      </div>
      <NotFoundScene className="poster-scene" />
    </section>
  );
}
