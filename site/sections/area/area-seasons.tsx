import type { LocalFact } from "#content/area-shapes.ts";
import type { SectionText } from "#content/shapes.ts";
import { BookButton } from "#site/sections/book-button.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { Fact } from "./fact.tsx";

interface AreaSeasonsProps {
  readonly heading: SectionText;
  readonly facts: readonly LocalFact[];
}

/** What the heat, the rain and the winter do there. */
export function AreaSeasons({ heading, facts }: AreaSeasonsProps) {
  return (
    <section aria-labelledby="seasons-title" className="band bg-sky-light">
      <div className="wrap">
        <SectionHeading id="seasons-title" text={heading} />
        <ul className="mt-10 grid gap-x-10 gap-y-6 lg:grid-cols-2">
          {facts.map((fact) => (
            <li key={fact.text} className="border-t-2 border-ink pt-4">
              <p className="max-w-[35rem]">
                <Fact fact={fact} />
              </p>
            </li>
          ))}
        </ul>
        <BookButton />
      </div>
    </section>
  );
}
