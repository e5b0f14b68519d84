import type { AreaSceneParts } from "#content/area-scenes.ts";
import { firstScoopStamp } from "#content/sections.ts";
import type { Area, AreaText } from "#content/shapes.ts";
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
  const trail = [
    { label: "Home", href: "/" },
    { label: area.region, href: "/#areas" },
  ];
  return (
    <SceneHero
      above={<Breadcrumb trail={trail} here={area.name} />}
      eyebrow={area.region}
      headline={area.name}
      lead={text.lead}
      action="Book Service"
    >
      <FirstScoopStamp {...firstScoopStamp} className="sky-stamp" />
      <AreaScene scene={scene} className="scene-strip" />
    </SceneHero>
  );
}
