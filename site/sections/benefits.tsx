import { sections } from "#content/sections.ts";
import { businessShowcase } from "#content/showcase.ts";
import { BenefitList } from "./benefit-list.tsx";
import { BookButton } from "./book-button.tsx";
import { OwnersPhoto } from "./owners-photo.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** What customers get besides a clean yard. */
export function Benefits() {
  const { crewPhoto } = businessShowcase;
  return (
    <section
      id="benefits"
      aria-labelledby="benefits-title"
      className="band bg-sky-light max-sm:[--reserved:840px]"
    >
      <div className="wrap">
        <SectionHeading id="benefits-title" text={sections.benefits} />
        <BenefitList />
        {crewPhoto && <OwnersPhoto photo={crewPhoto} className="mt-12" />}
        <BookButton />
      </div>
    </section>
  );
}
