import { areaGroups } from "#domain/areas.ts";

/** Every neighborhood as a link, grouped by region. */
export function AreaList() {
  return (
    <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
      {areaGroups.map(({ name, items }) => (
        <div key={name}>
          <h3 className="mb-2">{name}</h3>
          <ul>
            {items.map((area) => (
              <li key={area.slug} className="border-b-2 border-ink/15">
                <a
                  href={`/${area.slug}`}
                  className="link-quiet flex min-h-11 items-center font-semibold"
                >
                  {area.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
