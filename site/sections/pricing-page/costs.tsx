import { pricingWords } from "#content/page-words.ts";
import { BookButton } from "#site/sections/book-button.tsx";
import { CostChart } from "#site/sections/cost-chart.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { Shovel } from "./shovel.tsx";

/** A year of each plan, and what doing it yourself involves. */
export function Costs() {
  return (
    <section aria-labelledby="costs-title" className="band bg-sky-light max-lg:[--reserved:1500px]">
      <div className="wrap">
        <SectionHeading id="costs-title" text={pricingWords.costs} />
        <div className="mt-10 grid gap-10">
          <CostChart />
          <Shovel />
        </div>
        <BookButton />
      </div>
    </section>
  );
}
