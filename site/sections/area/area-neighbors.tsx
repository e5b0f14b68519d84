import type { Area } from "#content/area-schemas.ts";
import type { SectionText } from "#content/schemas.ts";
import { aboutMiles, nearestAreas } from "#domain/visits/neighbors.ts";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { ServiceAreaMap } from "#site/sections/service-area-map.tsx";

const neighborCount = 5;

interface AreaNeighborsProps {
  readonly heading: SectionText;
  readonly area: Area;
}

/** The neighborhoods around this one, with the map where there is room. */
export function AreaNeighbors({ heading, area }: AreaNeighborsProps) {
  return (
    <section aria-labelledby="neighbors-title" className="band bg-sky-light">
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="lg:order-1">
          <SectionHeading id="neighbors-title" text={heading} />
          <ul className="mt-2 md:mt-5">
            {nearestAreas(area.slug, neighborCount).map((neighbor) => (
              <li
                key={neighbor.area.slug}
                className="border-b-2 border-ink-faint max-sm:nth-[n+4]:hidden"
              >
                <a
                  href={`/${neighbor.area.slug}`}
                  className="group flex min-h-12 flex-wrap items-center justify-between gap-x-6 no-underline"
                >
                  <span className="font-display text-lg font-bold group-hover:underline">
                    {neighbor.area.name}
                  </span>{" "}
                  <span>{aboutMiles(neighbor.miles)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="mx-auto w-full max-w-[24rem] max-md:hidden">
          <ServiceAreaMap id="map" highlight={area.slug} />
        </div>
      </div>
    </section>
  );
}
