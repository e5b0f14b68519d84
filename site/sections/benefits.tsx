import { sections } from "#content/sections.ts";
import { BenefitList } from "./benefit-list.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** What customers get besides a clean yard. */
export function Benefits() {
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="band bg-sky-light">
      <div className="wrap">
        <SectionHeading id="benefits-title" text={sections.benefits} />
        <BenefitList className="mt-12 sm:grid-cols-2 lg:grid-cols-3" />
      </div>
    </section>
  );
}
