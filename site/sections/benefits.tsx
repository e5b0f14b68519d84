import { sections } from "#content/sections.ts";
import { BenefitList } from "./benefit-list.tsx";
import { DesertYear } from "./desert-year.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** Desert-adapted scheduling as a picture, and what else customers get. */
export const Benefits = () => (
  <section
    id="benefits"
    aria-labelledby="benefits-title"
    className="band bg-sky-light max-sm:[--reserved:1040px]"
  >
    <div className="wrap grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <SectionHeading id="benefits-title" text={sections.benefits} />
        <BenefitList count={3} />
      </div>
      <DesertYear />
    </div>
  </section>
);
