import { areas } from "#content/areas.ts";
import { areaCoordinates } from "#content/geography.ts";
import { lines } from "#content/map-lines.ts";
import { pictureWords } from "#content/pictures.ts";
import { agave, ink, tangerine } from "#site/drawings/drawing.ts";
import { CompassArt, StarburstArt } from "#site/drawings/landforms.tsx";
import { mapSize, project, unitsOf } from "./map-projection.ts";
import { PeakNames } from "./service-area-map-ground.tsx";
import { labelPlaces } from "./service-area-map-labels.ts";

type Spot = (typeof areas)[number];

const scaleMiles = 5;
const shields = lines.flatMap((line) =>
  "shield" in line ? line.shield.at.map((at) => ({ number: line.shield.number, at })) : [],
);

const dotOf = { Scottsdale: tangerine, "North Phoenix": agave };

/** The space keeps the words of a name apart for who hears it; it stands where it moves no line. */
function lineText(line: string, index: number, count: number, anchor?: "middle" | "end"): string {
  if (anchor === "end") return index > 0 ? ` ${line}` : line;
  return index < count - 1 ? `${line} ` : line;
}

function SpotLink({ area, isHere }: { area: Spot; isHere: boolean }) {
  const { at, anchor, lines: names, leader } = labelPlaces[area.slug];
  const [x, y] = at;
  return (
    <g transform={`translate(${project(areaCoordinates[area.slug]).join(" ")})`}>
      <a href={`/${area.slug}`} aria-current={isHere ? "page" : undefined}>
        <circle r="21" />
        {leader && <path d={`M0 0L${leader.join(" ")}`} />}
        {isHere && <StarburstArt />}
        <circle r="9" fill={dotOf[area.region]} />
        <text x={x} y={y} textAnchor={anchor}>
          {names?.map((name, index) => (
            <tspan key={name} x={x} dy={index && "1.05em"}>
              {lineText(name, index, names.length, anchor)}
            </tspan>
          )) ?? area.name}
        </text>
      </a>
    </g>
  );
}

function Shield({ number, at }: (typeof shields)[number]) {
  return (
    <g transform={`translate(${project(at).join(" ")})`}>
      <rect x="-19" y="-13" width="38" height="26" rx="9" />
      <text y="6" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

function Legend() {
  const bar = unitsOf(scaleMiles);
  return (
    <g transform="translate(18 652)">
      <rect width="232" height="100" rx="14" />
      {Object.entries(dotOf).map(([region, fill], index) => (
        <g key={region} transform={`translate(24 ${25 + index * 26})`}>
          <circle r="8" fill={fill} />
          <text x="17" y="6">
            {region}
          </text>
        </g>
      ))}
      <path d={`M16 75v9h${bar}v-9`} fill="none" stroke={ink} />
      <text x={24 + bar} y="85">{`${scaleMiles} ${pictureWords.map.scale}`}</text>
      <g transform="translate(203 35) scale(.68)">
        <CompassArt />
      </g>
    </g>
  );
}

/**
 * The neighborhoods at their true places over a drawn valley, each a link. `highlight` is the slug of the one that
 * the page is about.
 */
export function ServiceAreaMap({ id, highlight }: { id: string; highlight?: string | undefined }) {
  return (
    <nav id={id} aria-label={pictureWords.map.label} className="relative">
      {/* The ground is a file of its own: it need not wait in the document of every page with a map. */}
      <img
        src="/map-ground.svg"
        alt=""
        loading="lazy"
        width={mapSize.width}
        height={mapSize.height}
        className="valley-ground"
      />
      <svg className="valley-map" viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="none">
        <svg aria-hidden="true">
          <PeakNames />
          {shields.map((shield) => (
            <Shield key={shield.at.join()} {...shield} />
          ))}
          <Legend />
        </svg>
        {areas.map((area) => (
          <SpotLink key={area.slug} area={area} isHere={area.slug === highlight} />
        ))}
      </svg>
    </nav>
  );
}
