import { areaGroups } from "#domain/areas.ts";
import { AreaLinks } from "./area-links.tsx";

/** Every neighborhood as a link, grouped by region. */
export function AreaList() {
  return (
    <div className="area-list grid gap-8 sm:grid-cols-2">
      {areaGroups.map(({ name, items }) => (
        <div key={name}>
          <h3 className="mb-2">{name}</h3>
          <AreaLinks areas={items} />
        </div>
      ))}
    </div>
  );
}
