import { pricingWords } from "#content/page-words.ts";
import { DesertYear } from "#site/sections/desert-year.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";

/** Desert-adapted scheduling as a picture. */
export function Year() {
  return (
    <section aria-labelledby="year-title" className="bg-sky-light pb-(--band)">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.25fr]">
        <SectionHeading id="year-title" text={pricingWords.year} />
        <DesertYear />
      </div>
    </section>
  );
}
