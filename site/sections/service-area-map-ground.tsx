import type { Peak } from "#content/area-schemas.ts";
import { lines, peaks } from "#content/map-lines.ts";
import BalloonArt from "#ui/drawings/balloon.svg?art";
import { cream, ink, lawnDark, ridgeFar, sky } from "#ui/drawings/drawing.ts";
import { type Landform, LandformArt } from "#ui/drawings/landforms.tsx";
import SunArt from "#ui/drawings/sun.svg?art";
import WalkingDogArt from "#ui/drawings/walking-dog.svg?art";
import { linePath, mapSize, project } from "./map-projection.ts";
import { MapFurniture } from "./service-area-map-furniture.tsx";

const { width, height } = mapSize;
const water = "#5FB3C4";

const mountains = [
  { peak: peaks.black, form: "mound", foot: [0, 20], scale: 1.3 },
  { peak: peaks.pinnacle, form: "peak", foot: [0, 16], scale: 0.6 },
  { peak: peaks.mcdowell, form: "range", foot: [34, 48], scale: 0.95 },
  { peak: peaks.lookout, form: "mound", foot: [0, 14], scale: 0.9 },
  { peak: peaks.piestewa, form: "peak", foot: [4, 14], scale: 0.9 },
  { peak: peaks.camelback, form: "camelback", foot: [6, 6], scale: 0.9 },
] as const satisfies readonly {
  peak: Peak;
  form: Landform;
  /** From the place to the middle of the drawn foot. */
  foot: readonly [x: number, y: number];
  scale: number;
}[];

const saguaros = ["66 272", "262 138", "448 226", "552 258", "58 454", "56 186"];
const palms = ["60 632", "104 590", "186 644", "478 696", "562 672"];

const roads = { freeway: [13, 8], highway: [8, 4] } as const;
const [canal] = lines;

/** Sky, ground, mountains, waters and roads below the neighborhoods, and what is drawn over them. */
export function MapGround() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      <path d={`M0 0H${width}V120H0z`} fill={sky} />
      <g transform="translate(486 72) scale(.36)">
        <SunArt />
      </g>
      <path d={`M0 84H${width}V${height}H0z`} fill="#F6E3C3" />
      <path d="M0 84V250C120 214 200 300 330 262 440 230 520 200 600 226V84z" fill="#F2D8AE" />
      <path d={`${linePath(canal.points)}V${height}H${width}z`} fill="#D5DFA4" />
      <path d="M0 640q160-40 300 20t300-10V770H0z" fill="#C5D78E" />
      {mountains.map(({ peak, form, foot, scale }) => {
        const [x, y] = project(peak.at);
        return (
          <g key={peak.name} transform={`translate(${x + foot[0]} ${y + foot[1]})scale(${scale})`}>
            <LandformArt form={form} />
          </g>
        );
      })}
      {lines.map((line) => {
        const d = linePath(line.points);
        if (line.kind === "water")
          return <path key={line.name} d={d} stroke={water} strokeWidth="5" />;
        const [edge, ribbon] = roads[line.kind];
        return (
          <g key={line.name}>
            <path d={d} stroke={ink} strokeWidth={edge} />
            <path d={d} stroke={cream} strokeWidth={ribbon} />
          </g>
        );
      })}
      <path
        d="M0 70C40 62 70 44 104 46c34 2 50 26 96 24 40-2 60-28 104-28 50 0 70 30 120 32 60 2 110-26 176-30V92C490 80 370 96 260 94 170 92 90 84 0 96z"
        fill={ridgeFar}
      />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path
          d={saguaros.map((at) => `M${at}v-30m0 20h-9v-9m9 14h9v-13`).join("")}
          stroke="#1F7263"
          strokeWidth="6"
        />
        <path d={palms.map((at) => `M${at}q4-16 0-32`).join("")} stroke="#8F4220" strokeWidth="4" />
        <path
          d={palms
            .map((at) => `M${at}m-16-27q4-13 16-5 12-8 16 5m-30-13q8-4 14 8 6-12 14-8`)
            .join("")}
          stroke={lawnDark}
          strokeWidth="4"
        />
      </g>
      <g transform="translate(226 300) scale(.8)">
        <BalloonArt />
      </g>
      <g transform="translate(512 738)">
        <WalkingDogArt />
      </g>
      <MapFurniture />
    </svg>
  );
}
