import type { ReactNode } from "react";
import { AreaScene } from "#site/drawings/area-scene.tsx";
import { ArticleHealth } from "#site/drawings/article-health.tsx";
import { ArticleHoa } from "#site/drawings/article-hoa.tsx";
import { CommercialScene } from "#site/drawings/commercial-scene.tsx";
import { HeroScene } from "#site/drawings/hero-scene.tsx";
import { NotFoundScene } from "#site/drawings/not-found-scene.tsx";
import { ThankYouScene } from "#site/drawings/thank-you-scene.tsx";
export const all = {
  hero: (
    <svg y="163" width="1200" height="467">
      <HeroScene />
    </svg>
  ),
  thanks: (
    <svg y="163" width="1200" height="467">
      <ThankYouScene />
    </svg>
  ),
  commercial: (
    <svg y="210" width="1200" height="420">
      <CommercialScene />
    </svg>
  ),
  nf: (
    <svg x="200" y="210" width="840" height="420">
      <NotFoundScene />
    </svg>
  ),
  health: (
    <svg y="30" width="1200" height="600">
      <ArticleHealth />
    </svg>
  ),
  hoa: (
    <svg y="30" width="1200" height="600">
      <ArticleHoa />
    </svg>
  ),
} satisfies Record<string, ReactNode>;
export const area = (scene: Parameters<typeof AreaScene>[0]["scene"]) => (
  <svg y="280" width="1200" height="350">
    <AreaScene scene={scene} />
  </svg>
);
