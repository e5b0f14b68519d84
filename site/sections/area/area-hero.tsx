import { areaOffer } from "#content/area-pages.ts";
import type { Area, AreaText } from "#content/area-schemas.ts";
import { buttons } from "#content/navigation.ts";
import { zipOf } from "#domain/areas/areas.ts";
import { bookHref } from "#domain/booking/options.ts";
import { areaTrail } from "#domain/pages/breadcrumbs.ts";
import { SceneHero } from "#site/sections/scene-hero.tsx";
import { AreaScene } from "#ui/drawings/area-scene.tsx";

interface BreadcrumbProps {
  /** From the homepage down, the page itself excluded. */
  readonly trail: readonly { readonly label: string; readonly href: string }[];
  readonly here: string;
}

/** The page's place on the site. */
function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center text-sm font-semibold">
        {trail.map(({ label, href }) => (
          <li key={href} className="not-first:before:px-2 not-first:before:content-['/'_/_'']">
            <a href={href} className="link-quiet inline-block py-2.5">
              {label}
            </a>
          </li>
        ))}
        <li className="before:px-2 before:content-['/'_/_'']">
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}

interface AreaHeroProps {
  readonly area: Area;
  /** It holds the area's name. */
  readonly headline: string;
  readonly text: Pick<AreaText, "lead">;
}

/** The neighborhood's name over its own piece of desert. */
export function AreaHero({ area, headline, text }: AreaHeroProps) {
  return (
    <SceneHero
      above={<Breadcrumb trail={areaTrail(area)} here={area.name} />}
      headline={headline}
      large={headline.includes(`${area.name},`) ? `${area.name},` : area.name}
      lead={text.lead}
      action={buttons.book}
      href={bookHref(zipOf(area))}
      note={<span data-route-days={area.slug}>{areaOffer}</span>}
      isStamped
    >
      <AreaScene scene={area.scene} isEndless />
    </SceneHero>
  );
}
