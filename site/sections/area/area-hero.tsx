import { areaOffer } from "#content/area-pages.ts";
import type { Area, AreaText } from "#content/area-schemas.ts";
import { buttons } from "#content/navigation.ts";
import { zipOf } from "#domain/areas/areas.ts";
import { bookHref } from "#domain/booking/options.ts";
import { areaTrail } from "#domain/pages/breadcrumbs.ts";
import { Breadcrumb } from "#site/sections/breadcrumb.tsx";
import { SceneHero } from "#site/sections/scene-hero.tsx";
import { AreaScene } from "#ui/drawings/area-scene.tsx";

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
