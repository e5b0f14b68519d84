import type { AreaSceneParts } from "#content/area-scenes.ts";
import { buttons } from "#content/navigation.ts";
import { firstScoopStamp } from "#content/sections.ts";
import type { Area, AreaText } from "#content/shapes.ts";
import { areaTrail } from "#domain/trails.ts";
import { AreaScene } from "#site/drawings/area-scene.tsx";
import { FirstScoopStamp } from "#site/drawings/first-scoop-stamp.tsx";
import { Breadcrumb } from "#site/sections/breadcrumb.tsx";
import { SceneHero } from "#site/sections/scene-hero.tsx";

interface AreaHeroProps {
  readonly area: Area;
  readonly text: AreaText;
  readonly scene: AreaSceneParts;
}

/** The neighborhood's name over its own piece of desert. */
export function AreaHero({ area, text, scene }: AreaHeroProps) {
  return (
    <SceneHero
      above={<Breadcrumb trail={areaTrail(area)} here={area.name} />}
      eyebrow={area.region}
      headline={area.name}
      lead={text.lead}
      action={buttons.book}
    >
      <FirstScoopStamp {...firstScoopStamp} className="sky-stamp" />
      <AreaScene scene={scene} className="scene-strip" />
    </SceneHero>
  );
}
