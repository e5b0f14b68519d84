import type { Area } from "#content/area-schemas.ts";
import { areas } from "#content/areas.ts";
import { pictureWords } from "#content/pictures.ts";
import StarburstArt from "#ui/drawings/starburst.svg?art";
import styles from "./map.module.css";
import { mapSize, project } from "./map-projection.ts";
import { dotOf, MapFurnitureWords } from "./service-area-map-furniture.tsx";
import { labelPlaceOf, linesOf } from "./service-area-map-labels.ts";

/** For screen readers the space keeps the words of a name apart. It is placed so that it moves no line. */
function lineText(line: string, index: number, count: number, anchor?: "middle" | "end"): string {
  if (anchor === "end") return index > 0 ? ` ${line}` : line;
  return index < count - 1 ? `${line} ` : line;
}

function SpotLink({ area, isHere }: { area: Area; isHere: boolean }) {
  const place = labelPlaceOf(area.slug);
  const { at, anchor } = place;
  const [x, y] = at;
  const lines = linesOf(area.name, place);
  return (
    <a
      href={`/${area.slug}`}
      aria-current={isHere ? "page" : undefined}
      transform={`translate(${project(area.coordinates).join(" ")})`}
    >
      <circle r="21" />
      {isHere && (
        <>
          <StarburstArt />
          <circle r="9" fill={dotOf[area.region]} />
        </>
      )}
      <text x={x} y={y} textAnchor={anchor}>
        {lines.length === 1
          ? area.name
          : lines.map((line, index) => (
              <tspan key={line} x={x} dy={index > 0 ? "1.05em" : undefined}>
                {lineText(line, index, lines.length, anchor)}
              </tspan>
            ))}
      </text>
    </a>
  );
}

/** The highlighted one first: its star is then below the names of its neighbors. */
function spotsOf(highlight: string | undefined): readonly Area[] {
  const isHere = ({ slug }: Area) => slug === highlight;
  return [...areas.filter(isHere), ...areas.filter((area) => !isHere(area))];
}

/**
 * The neighborhoods at their true places over a drawn valley, each a link. `highlight` is the slug of the one that
 * the page is about.
 */
export function ServiceAreaMap({ id, highlight }: { id: string; highlight?: string | undefined }) {
  return (
    <nav id={id} aria-label={pictureWords.map.label} className="relative">
      {/* The ground with all dots is a separate file, which keeps documents with a map small. */}
      <img
        src="/map-ground.svg"
        alt=""
        fetchPriority="low"
        width={mapSize.width}
        height={mapSize.height}
        className={styles["ground"]}
      />
      <svg className={styles["map"]} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="none">
        <svg aria-hidden="true">
          <MapFurnitureWords />
        </svg>
        {spotsOf(highlight).map((area) => (
          <SpotLink key={area.slug} area={area} isHere={area.slug === highlight} />
        ))}
      </svg>
    </nav>
  );
}
