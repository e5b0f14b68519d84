import { sections } from "#content/sections.ts";
import { AreaList } from "./area-list.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { ServiceAreaMap } from "./service-area-map.tsx";

/** The neighborhoods in a few lines and on the map. */
export function ServiceAreas() {
  return (
    <section id="areas" aria-labelledby="areas-title" className="band max-lg:[--reserved:1600px]">
      <div className="wrap split lg:grid-cols-2">
        <div>
          <SectionHeading id="areas-title" text={sections.areas} />
          <AreaList />
        </div>
        <ServiceAreaMap id="map" />
      </div>
    </section>
  );
}
