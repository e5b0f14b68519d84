import { lines, peaks } from "#content/geography.ts";
import { cream, ink, sand } from "#site/drawings/drawing.ts";
import { BalloonArt, type Landform, LandformArt } from "#site/drawings/landforms.tsx";
import { SunArt } from "#site/drawings/sun.tsx";
import { linePath, mapSize, project } from "./map-projection.ts";

const { width, height } = mapSize;
const water = "#5FB3C4";
const irrigated = "#D5DFA4";

const mountains = [
  { peak: peaks.deem, form: "mound", scale: 0.8 },
  { peak: peaks.black, form: "mound", scale: 1.2 },
  { peak: peaks.pinnacle, form: "peak", scale: 0.6 },
  { peak: peaks.mcdowell, form: "range", scale: 1.1 },
  { peak: peaks.lookout, form: "mound", scale: 0.9 },
  { peak: peaks.piestewa, form: "peak", scale: 1.1 },
  { peak: peaks.camelback, form: "camelback", scale: 1.1 },
] as const satisfies readonly { peak: object; form: Landform; scale: number }[];

const saguaros = ["66 272", "248 132", "440 226", "556 252", "542 352", "40 448", "78 548", "562 520"];
const palms = ["66 650", "150 618", "196 664", "476 652", "560 640"];

const roadWidths = { freeway: [13, 8], highway: [8, 4] } as const;

const [canal] = lines;

/** Sky, ground, mountains, waters and roads below the neighborhoods. */
export function MapGround() {
  return (
    <g aria-hidden="true" fill="none" strokeLinecap="round">
      <path d={`M0 0H${width}V120H0z`} className="fill-sky" />
      <g transform="translate(486 78) scale(.36)">
        <SunArt />
      </g>
      <path
        d="M0 70C40 62 70 44 104 46c34 2 50 26 96 24 40-2 60-28 104-28 50 0 70 30 120 32 60 2 110-26 176-30v90H0z"
        fill="#D98A6A"
      />
      <path
        d={`M0 88C90 74 170 84 260 86c110 2 220-16 340 2V${height}H0z`}
        className="fill-sand"
      />
      <path d="M0 250C120 214 200 300 330 262 440 230 520 200 600 226V88H0z" fill="#EFD0A0" opacity=".6" />
      <path d={`${linePath(canal.points)}V${height}H${width}z`} fill={irrigated} />
      <path d="M0 640q160-40 300 20t300-10V770H0z" fill="#C5D78E" />
      {mountains.map(({ peak, form, scale }) => {
        const [x, y] = project(peak.at);
        return (
          <g key={peak.name} transform={`translate(${x} ${y + 18})scale(${scale})`}>
            <LandformArt form={form} />
          </g>
        );
      })}
      {lines.map((line) => {
        const d = linePath(line.points);
        if (line.kind === "water")
          return <path key={line.name} d={d} stroke={water} strokeWidth="5" />;
        const [edge, ribbon] = roadWidths[line.kind];
        return (
          <g key={line.name}>
            <path d={d} stroke={ink} strokeWidth={edge} />
            <path d={d} stroke={cream} strokeWidth={ribbon} />
          </g>
        );
      })}
      <path
        d={saguaros.map((at) => `M${at}v-30m0 20h-9v-9m9 14h9v-13`).join("")}
        stroke="#1F7263"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d={palms.map((at) => `M${at}q4-16 0-32`).join("")} stroke="#8F4220" strokeWidth="4" />
      <path
        d={palms.map((at) => `M${at}m0-32q-12-8-16 5m16-5q-6-12-14-8m14 8q12-8 16 5m-16-5q6-12 14-8`).join("")}
        stroke="#3F7D34"
        strokeWidth="4"
      />
      <g transform="translate(232 268)">
        <BalloonArt />
      </g>
    </g>
  );
}
