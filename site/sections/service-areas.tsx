import { sections } from "#content/sections.ts";
import { areaGroups } from "#domain/areas/areas.ts";
import { regionId } from "#domain/pages/breadcrumbs.ts";
import { AreaLinks } from "./area-links.tsx";
import styles from "./area-list.module.css";
import { SectionHeading } from "./section-heading.tsx";
import { ServiceAreaMap } from "./service-area-map.tsx";

/** Every neighborhood as a link, grouped by region. */
function AreaList() {
  return (
    <div className={styles["area-list"]}>
      {areaGroups.map(({ name, items }) => (
        <div key={name} id={regionId(name)}>
          <h3>{name}</h3>
          <AreaLinks areas={items} />
        </div>
      ))}
    </div>
  );
}

/** The neighborhoods in a few lines and on the map. */
export function ServiceAreas() {
  return (
    <section id="areas" aria-labelledby="areas-title" className="band">
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
