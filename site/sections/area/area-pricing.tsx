import { areaLinks, exampleYard } from "#content/area-pages.ts";
import type { Area } from "#content/area-shapes.ts";
import { bookingWords } from "#content/booking.ts";
import { plans } from "#content/plans.ts";
import type { SectionText } from "#content/shapes.ts";
import { zipOf } from "#domain/areas/areas.ts";
import { bookHref } from "#domain/booking/options.ts";
import { priceWords } from "#domain/booking/prices.ts";
import { BookButton } from "#site/sections/book-button.tsx";
import { PriceList } from "#site/sections/price-list.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";

interface AreaPricingProps {
  readonly heading: SectionText;
  readonly area: Area;
  /** Why this plan suits this yard. */
  readonly advice: string;
}

/** The plans, and what one yard of the neighborhood would pay. */
export function AreaPricing({ heading, area, advice }: AreaPricingProps) {
  const { serviceType, dogs } = area.example;
  const plan = plans.find((candidate) => candidate.serviceType === serviceType);
  const price = priceWords(serviceType, dogs);
  return (
    <section aria-labelledby="pricing-title" className="band bg-sand max-lg:[--reserved:960px]">
      <div className="wrap grid items-center gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-[1fr_1.3fr]">
        <div>
          <SectionHeading id="pricing-title" text={heading} />
          <p className="mt-5 max-w-[33rem]">{advice}</p>
          <div className="ticket card hard-shadow-mustard mt-6 md:mt-10 max-w-[30rem]">
            <div className="px-6 pt-6 pb-5 sm:px-8">
              <p className="font-semibold">{exampleYard(price.dogs, area.name, price.plan)}</p>
              <p className="without-plate mt-2 font-display text-[min(4.4rem,22vw)] leading-none font-black">
                {price.from && <span className="text-xl">{price.from}</span>}
                {price.perVisit}
              </p>
              <p className="mt-1 font-semibold">{plan?.period}</p>
            </div>
            <p className="flex flex-wrap justify-between gap-x-6 border-t-2 border-dashed px-6 py-4 sm:px-8">
              <span className="first-letter:uppercase">{price.month}</span>
              <strong className="font-bold">{`${bookingWords.firstVisit}: ${price.firstVisit}`}</strong>
            </p>
          </div>
          <BookButton
            href={bookHref({ plan: serviceType, dogs, ...zipOf(area) })}
            className="mt-7"
          />
        </div>
        <div>
          <PriceList />
          <p className="mt-2">
            <a href="/pricing" className="tap font-semibold">
              {areaLinks.prices}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
