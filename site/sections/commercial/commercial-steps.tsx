import { commercialSteps } from "#content/commercial.ts";
import { commercialWords } from "#content/page-words.ts";
import { BookingSteps } from "#site/sections/booking-steps.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";

/** How a community gets from the button to clean ground. */
export function CommercialSteps() {
  return (
    <section aria-labelledby="steps-title" className="band">
      <div className="wrap">
        <SectionHeading id="steps-title" text={commercialWords.steps} />
        <BookingSteps steps={commercialSteps} className="mt-8 lg:grid-cols-3" />
      </div>
    </section>
  );
}
