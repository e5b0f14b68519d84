import { buttons } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { NotFoundScene } from "#site/drawings/not-found-scene.tsx";
import { ButtonLink } from "#site/ui/button.tsx";

/** What stands at an address that does not exist. */
export function NotFound() {
  const { headline, lead } = pages.notFound;
  return (
    <section className="below-header grid content-center bg-sky-light">
      <div className="wrap band-b grid items-center gap-x-16 gap-y-10 pt-12 md:pt-20 lg:grid-cols-2">
        <div>
          <h1 className="page-title">{headline}</h1>
          <p className="mt-5 mb-8 max-w-[30ch] text-lg leading-normal">{lead}</p>
          <ButtonLink href="/">{buttons.returnHome}</ButtonLink>
        </div>
        <NotFoundScene className="w-full rounded-card border-2 border-ink bg-cream" />
      </div>
    </section>
  );
}
