import { cream, gravel, lawn, lawnDeep, putting, water, wood } from "./drawing.ts";
import DuckArt from "./duck.svg?art";
import { At, front, green, Tufts, tufts, yard } from "./ground-parts.tsx";

function Ripples({ d }: { d: string }) {
  return <path d={d} fill="none" stroke={cream} strokeWidth="3" strokeLinecap="round" />;
}

/** The grounds with water: a course with its pond, a canal's bank, a lake's shore. */
export function WatersArt({ ground }: { ground: "golf" | "canal" | "lake" }) {
  switch (ground) {
    case "golf":
      return (
        <>
          <path d={yard} fill={lawn} />
          <path
            d="M0 372c300-18 620-10 900-8 220 2 400-2 540-8v22c-300 14-560 10-740 8-260-2-480-2-700 8z"
            fill={putting}
          />
          <path d={front} fill={lawnDeep} />
          <ellipse cx="392" cy="353" rx="112" ry="11" fill={water} />
          <Ripples d="M316 352h22M420 356h44" />
          <At at="translate(366 354) scale(.8)">
            <DuckArt />
          </At>
          <path
            d="M1150 384c20-14 60-4 88-10 40-8 76 4 66 14-12 10-60 4-90 8s-84 2-64-12z"
            fill={gravel}
          />
        </>
      );
    case "canal":
      return (
        <>
          <path d="M0 308h1440v28H0z" fill={water} />
          <Ripples d="M60 318h50M250 326h40M470 318h46M540 328h34M840 318h40M1010 326h50M1390 318h60" />
          <path d="M0 334h1440v86H0z" fill={gravel} />
          <path d="M0 333h1440v7H0z" fill={wood} />
          <path d="M0 404c300-10 620-4 900-4 220 0 400-2 540-6v26H0z" fill={lawn} />
          <Tufts d={tufts([96, 412], [560, 416], [880, 412], [1350, 410])} />
        </>
      );
    case "lake":
      return (
        <>
          <path d="M0 304c360-8 1080-8 1440 0v44H0z" fill={water} />
          <Ripples d="M40 314h60M236 322h44M470 312h50M560 324h40M740 314h60M1060 312h60M1180 324h44M1390 316h40" />
          <At at="translate(240 331)">
            <DuckArt />
          </At>
          <path d="M0 340c260-10 520-8 780-6 260 2 460 6 660-2v88H0z" fill={lawn} />
          <path d={front} fill={lawnDeep} />
          <Tufts d={green} />
        </>
      );
  }
}
