import { areaGroups } from "#domain/areas/areas.ts";
import { regionId } from "#domain/pages/breadcrumbs.ts";
import { AreaLinks } from "./area-links.tsx";
import styles from "./area-list.module.css";

/** Every neighborhood as a link, grouped by region. */
export function AreaList() {
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
