import { climateSource } from "#content/climate.ts";
import { pictureWords } from "#content/pictures.ts";
import { benefits, sections } from "#content/sections.ts";
import { yearSize } from "./desert-year-picture.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** What customers get besides a clean yard: all of it in two columns, or the first few in one. */
export const BenefitList = ({ count }: { readonly count?: number }) => (
  <dl className={`mt-6 grid gap-x-8 ${count ? "" : "sm:grid-cols-2"}`}>
    {benefits.slice(0, count).map(({ title, text }) => (
      <div key={title} className="border-t-2 border-ink py-3.5">
        <dt className="font-display text-lg leading-snug font-bold text-balance">{title}</dt>
        <dd className="mt-1 leading-snug">{text}</dd>
      </div>
    ))}
  </dl>
);

const { key, alt } = pictureWords.desertYear;

/** Desert-adapted scheduling as a picture, and what else customers get. */
export const Benefits = () => (
  <section id="benefits" aria-labelledby="benefits-title" className="band bg-sky-light">
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
