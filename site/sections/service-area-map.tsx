import { areas } from "#content/areas.ts";
import { areaCoordinates, lines } from "#content/geography.ts";
import { CompassArt, PinArt } from "#site/drawings/landforms.tsx";
import { mapSize, project, unitsOf } from "./map-projection.ts";
import { MapGround } from "./service-area-map-ground.tsx";
import { labelPlaces } from "./service-area-map-labels.ts";

type Spot = (typeof areas)[number];

const scaleMiles = 5;
const shields = lines.flatMap((line) =>
  "shield" in line ? line.shield.at.map((at) => ({ number: line.shield.number, at })) : [],
);

function SpotLink({ area, isHere }: { area: Spot; isHere: boolean }) {
  const { at, anchor, lines: names = [area.name], leader } = labelPlaces[area.slug];
  const [x, y] = at;
  return (
    <a
      href={`/${area.slug}`}
      transform={`translate(${project(areaCoordinates[area.slug]).join(" ")})`}
      aria-current={isHere ? "page" : undefined}
    >
      <circle r="21" />
      {leader && <path d={`M0 0L${leader.join(" ")}`} />}
      {isHere ? <PinArt /> : <circle r="9" />}
      <text x={x} y={y} textAnchor={anchor}>
        {names.length === 1
          ? area.name
          : names.map((name, index) => (
              <tspan key={name} x={x} dy={index && "1.05em"}>
                {index ? ` ${name}` : name}
              </tspan>
            ))}
      </text>
    </a>
  );
}

function Legend() {
  const bar = unitsOf(scaleMiles);
  return (
    <g aria-hidden="true" transform="translate(20 684)">
      <rect width="214" height="68" rx="14" />
      <circle cx="22" cy="23" r="8" className="fill-tangerine" />
      <text x="38" y="29">
        Scottsdale
      </text>
      <path d={`M22 52v-8M22 48h${bar}m0-4v8`} />
      <text x={22 + bar + 12} y="54">{`${scaleMiles} miles`}</text>
    </g>
  );
}

/**
 * The neighborhoods at their true places over a drawn valley, each a link. `highlight` is the slug of the one that
 * the page is about.
 */
export function ServiceAreaMap({ id, highlight }: { id: string; highlight?: string | undefined }) {
  return (
    <svg
      id={id}
      className="valley-map"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="group"
      aria-label="Map of the service areas"
    >
      <MapGround />
      {shields.map(({ number, at }) => (
        <g key={at.join()} aria-hidden="true" transform={`translate(${project(at).join(" ")})`}>
          <rect x="-19" y="-13" width="38" height="26" rx="9" />
          <text y="6" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      <g aria-hidden="true" transform="translate(540 700)">
        <CompassArt />
      </g>
      <Legend />
      {areas.map((area) => (
        <SpotLink key={area.slug} area={area} isHere={area.slug === highlight} />
      ))}
    </svg>
  );
}
