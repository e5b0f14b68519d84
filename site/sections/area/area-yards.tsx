import { areaLinks } from "#content/area-pages.ts";
import type { Area } from "#content/area-schemas.ts";
import type { SectionText } from "#content/schemas.ts";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { LandmarkVignette } from "#ui/drawings/landmark-vignette.tsx";
import { FactList, type Facts, More } from "./fact.tsx";

interface AreaYardsProps {
  readonly heading: SectionText;
  /** Its landmark and plants. */
  readonly scene: Area["scene"];
  readonly yards: Facts;
  /** The place and the seasons; what the best-known neighborhoods have beyond the rest. @see docs/product.md#neighborhoods */
  readonly more: Facts;
}

/** Lots and surfaces, and more about the place for those who ask. */
export const AreaYards = ({ heading, scene, yards, more }: AreaYardsProps) => (
  <section aria-labelledby="yards-title" className="band">
    <div className="wrap grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.7fr]">
      <div>
        <SectionHeading id="yards-title" text={heading} />
        <LandmarkVignette scene={scene} className="mt-5 w-full max-w-[17rem] max-lg:hidden" />
      </div>
      <div>
        <FactList facts={yards} />
        {more.length > 0 && <More label={areaLinks.more} facts={more} />}
      </div>
    </div>
  </section>
);
