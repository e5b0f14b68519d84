import type { Area, LocalFact } from "#content/area-shapes.ts";
import type { SectionText } from "#content/shapes.ts";
import { zipOf } from "#domain/areas/areas.ts";
import { bookHref } from "#domain/booking/options.ts";
import { BookButton } from "#site/sections/book-button.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { YardGround } from "#ui/drawings/yard-ground.tsx";
import { Fact } from "./fact.tsx";

interface AreaYardsProps {
  readonly heading: SectionText;
  readonly area: Area;
  /** Each is about the area's ground of the same place. */
  readonly facts: readonly LocalFact[];
  /** What the heat, the rain and the winter change. */
  readonly seasons: readonly LocalFact[] | undefined;
}

/** Lots and surfaces, each on a card with a sample of its ground, and what we do in the seasons. */
export function AreaYards({ heading, area, facts, seasons }: AreaYardsProps) {
  return (
    <section aria-labelledby="yards-title" className="band bg-sand">
      <div className="wrap">
        <SectionHeading id="yards-title" text={heading} />
        <ul className="mt-5 grid gap-3 md:mt-8 md:gap-4 lg:mt-10 lg:grid-cols-2 lg:gap-6">
          {facts.map((fact, index) => (
            <li
              key={fact.text}
              className="card overflow-hidden sm:max-lg:grid sm:max-lg:grid-cols-[8rem_1fr]"
            >
              <YardGround
                id={`ground-${index}`}
                ground={area.grounds[index] ?? "lawn"}
                className="h-20 w-full max-sm:hidden lg:h-20 border-ink sm:max-lg:h-0 sm:max-lg:min-h-full sm:max-lg:border-r-2 max-sm:border-b-2 lg:border-b-2"
              />
              <p className="self-center px-5 py-4 md:px-6 md:pt-5 md:pb-6">
                <Fact fact={fact} />
              </p>
            </li>
          ))}
        </ul>
        {seasons && (
          <ul className="mt-6 grid gap-x-10 md:mt-8 gap-y-4 lg:grid-cols-2">
            {seasons.map((fact) => (
              <li key={fact.text} className="border-t-2 border-ink pt-4">
                <p className="max-w-[35rem]">
                  <Fact fact={fact} />
                </p>
              </li>
            ))}
          </ul>
        )}
        <BookButton href={bookHref(zipOf(area))} />
      </div>
    </section>
  );
}
