import type { LocalFact, SectionText } from "#content/shapes.ts";
import { DesertYear } from "#site/sections/desert-year.tsx";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { Fact } from "./fact.tsx";

interface AreaSeasonsProps {
  readonly heading: SectionText;
  readonly facts: readonly LocalFact[];
  /** True where the facts speak of the heat: the picture of the year stands beside them. */
  readonly showsYear: boolean;
}

/** What the heat, the rain and the winter do there. */
export function AreaSeasons({ heading, facts, showsYear }: AreaSeasonsProps) {
  const notes = facts.map((fact) => (
    <li key={fact.text} className="border-t-2 border-ink pt-4">
      <p className="max-w-[35rem]">
        <Fact fact={fact} />
      </p>
    </li>
  ));
  return (
    <section aria-labelledby="seasons-title" className="band bg-sky-light">
      <div
        className={`wrap grid gap-x-16 gap-y-10 ${showsYear ? "items-center lg:grid-cols-[1fr_1.25fr]" : ""}`}
      >
        <div>
          <SectionHeading id="seasons-title" text={heading} />
          <ul className={`mt-10 grid gap-x-10 gap-y-6 ${showsYear ? "" : "lg:grid-cols-3"}`}>
            {notes}
          </ul>
        </div>
        {showsYear && <DesertYear />}
      </div>
    </section>
  );
}
