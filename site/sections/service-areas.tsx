import { sections } from "#content/sections.ts";
import { AreaList } from "./area-list.tsx";
import { CallButton } from "./call-button.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { ServiceAreaMap } from "./service-area-map.tsx";

/** The map, the list that says the same, and a call for who lives beside it. */
export function ServiceAreas() {
  return (
    <section id="areas" aria-labelledby="areas-title" className="band">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div className="lg:col-start-2">
          <SectionHeading id="areas-title" text={sections.areas} />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-center">
          <ServiceAreaMap id="map" />
        </div>
        <div className="lg:col-start-2">
          <AreaList />
          <CallButton className="mt-10" />
        </div>
      </div>
    </section>
  );
}
