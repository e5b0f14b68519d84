import { commercialSteps } from "#content/commercial.ts";
import { commercialWords } from "#content/page-words.ts";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { StepRow } from "#site/sections/step-row.tsx";

/** How a community gets from the button to clean ground. */
export function CommercialSteps() {
  return (
    <section aria-labelledby="steps-title" className="band">
      <div className="wrap">
        <SectionHeading id="steps-title" text={commercialWords.steps} />
        <div className="mt-10">
          <StepRow steps={commercialSteps} count={3} />
        </div>
      </div>
    </section>
  );
}
