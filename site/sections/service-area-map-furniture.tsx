import { areas } from "#content/areas.ts";
import { lines } from "#content/map-lines.ts";
import { pictureWords } from "#content/pictures.ts";
import CompassArt from "#ui/drawings/compass.svg?art";
import { agave, cream, ink, tangerine } from "#ui/drawings/drawing.ts";
import { project, unitsOf } from "./map-projection.ts";
import { labelPlaceOf } from "./service-area-map-labels.ts";

/** The color of a region's dots. */
export const dotOf = { Scottsdale: tangerine, "North Phoenix": agave };

const scaleMiles = 5;
const bar = unitsOf(scaleMiles);
const legend = { x: 12, y: 652 };

const shields = lines.flatMap((line) =>
  "shield" in line
    ? line.shield.at.map((at) => ({ number: line.shield.number, at: project(at) }))
    : [],
);
const regions = Object.entries(dotOf).map(([name, fill], index) => ({
  name,
  fill,
  y: legend.y + 25 + index * 26,
}));

/** Dots, road shields, legend, scale and compass without their words: part of the ground's picture. */
export function MapFurniture() {
  return (
    <g fill={cream} stroke={ink} strokeWidth="2.5">
      {shields.map(({ at: [x, y] }) => (
        <rect key={`${x} ${y}`} x={x - 19} y={y - 13} width="38" height="26" rx="9" />
      ))}
      <g transform={`translate(${legend.x} ${legend.y})`}>
        <rect width="232" height="100" rx="14" />
        <path d={`M16 75v9h${bar}v-9`} fill="none" />
        <g transform="translate(207 33) scale(.56)">
          <CompassArt />
        </g>
      </g>
      {regions.map(({ name, fill, y }) => (
        <circle key={name} cx={legend.x + 24} cy={y} r="8" fill={fill} stroke="none" />
      ))}
      {areas.map(({ slug, region, coordinates }) => {
        const { leader } = labelPlaceOf(slug);
        return (
          <g key={slug} transform={`translate(${project(coordinates).join(" ")})`}>
            {leader && <path d={`M0 0L${leader.join(" ")}`} />}
            <circle r="9" fill={dotOf[region]} />
          </g>
        );
      })}
    </g>
  );
}

/** The words on the furniture: text, since only a page has the site's font. */
export function MapFurnitureWords() {
  return (
    <>
      {shields.map(({ number, at: [x, y] }) => (
        <text key={`${x} ${y}`} x={x} y={y + 6} textAnchor="middle">
          {number}
        </text>
      ))}
      {regions.map(({ name, y }) => (
        <text key={name} x={legend.x + 41} y={y + 6}>
          {name}
        </text>
      ))}
      <text x={legend.x + 24 + bar} y={legend.y + 85}>
        {`${scaleMiles} ${pictureWords.map.scale}`}
      </text>
    </>
  );
}
