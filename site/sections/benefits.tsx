import { climateSource } from "#content/climate.ts";
import { pictureWords } from "#content/pictures.ts";
import { sections } from "#content/sections.ts";
import { BenefitList } from "./benefit-list.tsx";
import { yearSize } from "./desert-year-months.ts";
import { SectionHeading } from "./section-heading.tsx";

const { key, alt } = pictureWords.desertYear;

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
      <figure>
        <img
          src="/desert-year.svg"
          alt={alt}
          width={yearSize.width}
          height={yearSize.height}
          loading="lazy"
          className="card block h-auto w-full"
        />
        <figcaption className="mt-3 text-sm">
          {`${key} `}
          <a href={climateSource.address} className="py-1">
            {climateSource.text}
          </a>
        </figcaption>
      </figure>
    </div>
  </section>
);
