import { areaLinks } from "#content/area-pages.ts";
import type { Area, AreaText } from "#content/area-schemas.ts";
import type { SectionText } from "#content/schemas.ts";
import { services } from "#content/service-steps.ts";
import { zipOf } from "#domain/areas/areas.ts";
import { bookHref } from "#domain/booking/options.ts";
import { BookButton } from "#site/sections/book-button.tsx";
import { PriceList } from "#site/sections/price-list.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";

interface AreaPricingProps {
  readonly heading: SectionText;
  readonly area: Area;
  readonly text: Pick<AreaText, "plan" | "visit">;
}

/** The plans, which of them suits the neighborhood's yards, and the three services. */
export function AreaPricing({ heading, area, text }: AreaPricingProps) {
  const { serviceType, dogs } = area.example;
  return (
    <section aria-labelledby="pricing-title" className="band bg-sand">
      <div className="wrap grid gap-x-16 gap-y-5 lg:grid-cols-2">
        <div>
          <SectionHeading id="pricing-title" text={heading} />
          <p className="mt-3 md:mt-5">{text.plan}</p>
          <dl className="mt-3 text-sm leading-snug md:mt-5">
            {services(text.visit).map((service) => (
              <div key={service.title} className="border-t-2 border-ink-faint py-1.5">
                <dt className="inline font-bold">{`${service.title}: `}</dt>
                <dd className="inline">{service.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <PriceList />
          <div className="mt-1 flex flex-wrap items-center gap-x-7 gap-y-2 md:mt-4">
            <BookButton
              href={bookHref({ plan: serviceType, dogs, ...zipOf(area) })}
              className="max-sm:hidden"
            />
            <a href="/pricing" className="tap font-semibold">
              {areaLinks.prices}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
