import { buttons } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { NotFoundScene } from "#site/drawings/not-found-scene.tsx";
import { ButtonLink } from "#site/ui/button.tsx";

/** What stands at an address that does not exist. */
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
