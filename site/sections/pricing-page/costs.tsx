import { pricingWords } from "#content/page-words.ts";
import { CostChart } from "#site/sections/cost-chart.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";

/** A month of each plan for one dog to a whole pack. */
export const Costs = () => (
  <section aria-labelledby="costs-title" className="band bg-sky-light max-lg:[--reserved:800px]">
    <div className="wrap grid gap-6 md:gap-10">
      <SectionHeading id="costs-title" text={pricingWords.costs} />
      <CostChart />
    </div>
  </section>
);
