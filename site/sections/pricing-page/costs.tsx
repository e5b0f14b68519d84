import { pricingWords } from "#content/page-words.ts";
import { CostChart } from "#site/sections/cost-chart.tsx";
import { OwnCost } from "#site/sections/own-cost.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";

/** A year of each plan, beside a year of doing it oneself. */
export function Costs() {
  return (
    <section aria-labelledby="costs-title" className="band bg-sky-light">
      <div className="wrap">
        <SectionHeading id="costs-title" text={pricingWords.costs} />
        <div className="mt-10 grid gap-10">
          <CostChart />
          <OwnCost />
        </div>
      </div>
    </section>
  );
}
