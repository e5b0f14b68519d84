import { commercialSteps, offerings } from "#content/commercial.ts";
import { commercialWords } from "#content/page-words.ts";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { OfferingPicture } from "#ui/drawings/offerings.tsx";
import { BookingSteps } from "./booking-steps.tsx";
import { SectionHeading } from "./section-heading.tsx";

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

/** What the business does for communities and managers: three cards. */
export function Offerings() {
  return (
    <section aria-labelledby="offerings-title" className="band bg-sand">
      <div className="wrap">
        <SectionHeading id="offerings-title" text={commercialWords.offerings} />
        <div className="mt-6 grid gap-6 md:mt-11 lg:grid-cols-3">
          {offerings.map(({ picture, title, text, points }) => (
            <article
              key={title}
              className="card overflow-hidden sm:max-lg:grid sm:max-lg:grid-cols-[2fr_3fr]"
            >
              <OfferingPicture
                kind={picture}
                className="h-auto w-full border-ink max-sm:border-b-2 sm:max-lg:border-r-2 lg:border-b-2"
              />
              <div className="self-center px-(--inset) pt-6 pb-5 sm:max-lg:pt-5">
                <h3>{title}</h3>
                <p className="mt-2">{text}</p>
              </div>
              <ul className="gap-x-8 px-(--inset) pb-5 sm:max-lg:col-span-2 sm:max-lg:columns-2 sm:max-lg:border-t-2 sm:max-lg:pt-3">
                {points.map((point) => (
                  <li
                    key={point}
                    className="flex break-inside-avoid gap-3 border-t-2 border-dashed py-2.5 sm:max-lg:border-0"
                  >
                    <CheckIcon className="mt-0.5 shrink-0 text-agave" />
                    {point}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
