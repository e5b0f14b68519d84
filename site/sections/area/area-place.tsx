import type { AreaScene, LocalFact } from "#content/area-shapes.ts";
import type { SectionText } from "#content/shapes.ts";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { LandmarkVignette } from "#ui/drawings/landmark-vignette.tsx";
import { Fact } from "./fact.tsx";

interface AreaPlaceProps {
  readonly heading: SectionText;
  readonly facts: readonly LocalFact[];
  /** Its landmark and plants. */
  readonly scene: AreaScene;
}

/** Facts about the neighborhood: the first one large, the other as a note below it. */
export function AreaPlace({ heading, facts: [first, ...others], scene }: AreaPlaceProps) {
  return (
    <section aria-labelledby="place-title" className="band">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(min-content,1fr)_1.7fr]">
        <div className="beside lg:wrap-break-word">
          <SectionHeading id="place-title" text={heading} />
          <LandmarkVignette scene={scene} className="mt-8 w-full max-w-[22rem] max-lg:hidden" />
        </div>
        <div>
          {first && (
            <p className="max-w-[22.5em] font-display text-[clamp(1.4rem,1.1rem+1.1vw,1.9rem)] leading-[1.22] font-bold text-balance">
              <Fact fact={first} />
            </p>
          )}
          <ul className="mt-5 gap-x-10">
            {others.map((fact) => (
              <li key={fact.text} className="break-inside-avoid border-t-2 border-ink pt-4">
                <Fact fact={fact} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
