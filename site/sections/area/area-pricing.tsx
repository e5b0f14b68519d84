import { areaLinks, examplePriceWords as words } from "#content/area-pages.ts";
import type { ExampleYard } from "#content/area-shapes.ts";
import { bookingWords } from "#content/booking.ts";
import { buttons } from "#content/navigation.ts";
import { plans } from "#content/plans.ts";
import type { SectionText } from "#content/shapes.ts";
import { dogCountLabel } from "#domain/booking-options.ts";
import { quote } from "#domain/prices.ts";
import { PriceList } from "#site/sections/price-list.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { ButtonLink } from "#ui/button.tsx";

interface AreaPricingProps {
  readonly heading: SectionText;
  readonly areaName: string;
  readonly example: ExampleYard;
  /** Why this plan suits this yard. */
  readonly advice: string;
}

/** The plans, and what one yard of the neighborhood would pay. */
export function AreaPricing({ heading, areaName, example, advice }: AreaPricingProps) {
  const { serviceType, dogs } = example;
  const plan = plans.find((candidate) => candidate.serviceType === serviceType);
  const { firstVisit, perVisit, perMonth, isFrom } = quote(serviceType, dogs);
  const from = isFrom ? words.from : "";
  return (
    <section aria-labelledby="pricing-title" className="band bg-sand">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.3fr]">
        <div>
          <SectionHeading id="pricing-title" text={heading} />
          <p className="mt-5 max-w-[33rem]">{advice}</p>
          <div className="ticket card hard-shadow-mustard mt-6 md:mt-10 max-w-[30rem]">
            <div className="px-6 pt-6 pb-5 sm:px-8">
              <p className="font-semibold">
                {words.yard(dogCountLabel(dogs), areaName, plan?.label ?? serviceType)}
              </p>
              <p className="without-plate mt-2 font-display text-[4.4rem] leading-none font-black">
                {isFrom && <span className="text-xl">{from}</span>}
                {`$${perVisit}`}
              </p>
              <p className="mt-1 font-semibold">{plan?.period}</p>
            </div>
            <p className="flex flex-wrap justify-between gap-x-6 border-t-2 border-dashed px-6 py-4 sm:px-8">
              <span>{words.month(`${from}$${perMonth}`)}</span>
              <strong className="font-bold">{`${bookingWords.firstVisit}: $${firstVisit}`}</strong>
            </p>
          </div>
          <p className="mt-7">
            <ButtonLink href={`/book-now?${new URLSearchParams({ plan: serviceType, dogs })}`}>
              {buttons.book}
            </ButtonLink>
          </p>
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
