import { areaLinks } from "#content/area-pages.ts";
import type { AreaText } from "#content/area-schemas.ts";
import type { SectionText } from "#content/schemas.ts";
import { services } from "#content/service-steps.ts";
import { PriceList } from "#site/sections/price-list.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { More } from "./fact.tsx";

interface AreaPricingProps {
  readonly heading: SectionText;
  readonly text: Pick<AreaText, "plan" | "visit">;
}

/** The plans, which of them suits the neighborhood's yards, and the three services. */
export function AreaPricing({ heading, text }: AreaPricingProps) {
  return (
    <section aria-labelledby="pricing-title" className="band bg-sand">
      <div className="wrap grid gap-x-16 gap-y-5 lg:grid-cols-2">
        <div>
          <SectionHeading id="pricing-title" text={heading} />
          <p className="mt-3 md:mt-5">{text.plan}</p>
          <More label={areaLinks.services} facts={services(text.visit)} className="mt-3" />
        </div>
        <div>
          <PriceList />
          <a href="/pricing" className="tap mt-1 font-semibold md:mt-4">
            {areaLinks.prices}
          </a>
        </div>
      </div>
    </section>
  );
}
