import { insightHeadings } from "#content/area-pages.ts";
import type { AreaText } from "#content/area-schemas.ts";
import type { SectionText } from "#content/schemas.ts";
import { factOf } from "#domain/content/sources.ts";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { ChevronIcon, Stars } from "#ui/drawings/icons.tsx";
import { Fact } from "./fact.tsx";

const parts = [
  "localInsights",
  "seasonalChallenges",
  "communityHighlights",
  "serviceFrequency",
] as const;

interface AreaInsightsProps {
  readonly heading: SectionText;
  readonly insights: NonNullable<AreaText["insights"]>;
}

/** What the best-known neighborhoods have beyond the rest. @see docs/product.md#neighborhoods */
export function AreaInsights({ heading, insights }: AreaInsightsProps) {
  return (
    <section aria-labelledby="insights-title" className="on-dark band bg-agave text-white">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <SectionHeading id="insights-title" text={heading} ground="dark" />
          <ul className="grid content-center gap-3">
            {insights.uniqueFeatures.map((feature) => (
              <li key={feature} className="flex gap-3 text-lg leading-snug font-semibold">
                <Stars className="mt-0.5 size-6 shrink-0 text-mustard" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-8 grid gap-x-12 gap-y-1 lg:mt-12 sm:grid-cols-2 xl:grid-cols-4">
          {parts.map((part) => (
            <details key={part} className="border-t-2 border-mustard">
              <summary className="tap w-full justify-between [[open]>&>svg]:rotate-180">
                <h3>{insightHeadings[part]}</h3>
                <ChevronIcon className="turn size-6 shrink-0" />
              </summary>
              <p className="pb-3">
                <Fact fact={factOf(insights[part])} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
