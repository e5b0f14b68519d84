import { sections } from "#content/sections.ts";
import { AreaList } from "./area-list.tsx";
import { CallButton } from "./call-button.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { ServiceAreaMap } from "./service-area-map.tsx";

/** The neighborhoods in a few lines and on the map, and an invitation for people who live just outside them. */
export function ServiceAreas() {
  return (
    <section id="areas" aria-labelledby="areas-title" className="band max-lg:[--reserved:1300px]">
      <div className="wrap split lg:grid-cols-2">
        <div>
          <SectionHeading id="areas-title" text={sections.areas} />
          <AreaList />
          <CallButton tone="white" />
        </div>
        <ServiceAreaMap id="map" />
      </div>
    </section>
  );
}
