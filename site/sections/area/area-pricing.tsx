import { areaLinks, services } from "#content/area-pages.ts";
import type { AreaText } from "#content/area-schemas.ts";
import type { SectionText } from "#content/schemas.ts";
import { Fold } from "#site/sections/fold.tsx";
import { PriceList } from "#site/sections/price-list.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { FactList } from "./fact.tsx";

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
          <Fold label={areaLinks.services} className="mt-3">
            <FactList facts={services(text.visit)} />
          </Fold>
        </div>
        <div>
          <PriceList>
            {" "}
            <a href="/pricing" className="py-1 font-semibold">
              {areaLinks.prices}
            </a>
          </PriceList>
        </div>
      </div>
    </section>
  );
}
