import { areaLinks } from "#content/area-pages.ts";
import type { SectionText } from "#content/schemas.ts";
import { Fold } from "#site/sections/fold.tsx";
import { Reading, type ReadingProps } from "#site/sections/reading.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { FactList, type Facts } from "./fact.tsx";

interface AreaYardsProps {
  readonly heading: SectionText;
  readonly yards: Facts;
  /** The place and the seasons; what the best-known neighborhoods have beyond the rest. @see docs/product.md#neighborhoods */
  readonly more: Facts;
  readonly article: ReadingProps["article"];
}

/** Lots and surfaces, and more about the place for those who ask. */
export const AreaYards = ({ heading, yards, more, article }: AreaYardsProps) => (
  <section aria-labelledby="yards-title" className="band">
    <div className="wrap grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.7fr]">
      <SectionHeading id="yards-title" text={heading} />
      <div>
        <FactList facts={yards} />
        <Fold label={areaLinks.more}>
          <FactList facts={more} />
          <Reading article={article} className="border-t-2 border-ink-faint py-2.5" />
        </Fold>
      </div>
    </div>
  </section>
);
