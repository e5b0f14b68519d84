import { areaLinks } from "#content/area-pages.ts";
import type { Area } from "#content/area-schemas.ts";
import type { SectionText } from "#content/schemas.ts";
import type { Cited } from "#domain/content/sources.ts";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import { LandmarkVignette } from "#ui/drawings/landmark-vignette.tsx";
import { Fact } from "./fact.tsx";

type Facts = readonly (Cited & { readonly text: string })[];

const List = ({ facts }: { readonly facts: Facts }) => (
  <ul className="gap-x-10 md:columns-2">
    {facts.map((fact) => (
      <li key={fact.text} className="break-inside-avoid border-t-2 border-ink-faint py-2.5">
        <Fact fact={fact} />
      </li>
    ))}
  </ul>
);

interface AreaYardsProps {
  readonly heading: SectionText;
  /** Its landmark and plants. */
  readonly scene: Area["scene"];
  readonly yards: Facts;
  /** The place, and what we do in the seasons. */
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
        <List facts={yards} />
        {more.length > 0 && (
          <details className="border-t-2 border-ink-faint">
            <summary className="tap w-full justify-between font-semibold [[open]>&>svg]:rotate-180">
              {areaLinks.more}
              <ChevronIcon className="turn size-6 shrink-0" />
            </summary>
            <List facts={more} />
          </details>
        )}
      </div>
    </div>
  </section>
);
