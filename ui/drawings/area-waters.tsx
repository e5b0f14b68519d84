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
            d="M-9 372h9c300 0 620-10 900-8 220 2 400-8 540-8h9v22h-9c-300 0-560 10-740 8-260-2-480 8-700 8h-9z"
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
          <path d="M-7 308h1454v28H-7z" fill={water} />
          <Ripples d="M60 318h50M250 326h40M470 318h46M540 328h34M840 318h40M1010 326h50M1390 318h60" />
          <path d="M-8 334h1456v86H-8z" fill={gravel} />
          <path d="M-9 333h1458v7H-9z" fill={wood} />
          <path d="M-10 404h10c300 0 620-4 900-4 220 0 400-6 540-6h10v26H-10z" fill={lawn} />
          <Tufts d={tufts([96, 412], [560, 416], [880, 412], [1350, 410])} />
        </>
      );
    case "lake":
      return (
        <>
          <path d="M-7 304h7c360-8 1080-8 1440 0h7v44H-7z" fill={water} />
          <Ripples d="M40 314h60M236 322h44M470 312h50M560 324h40M740 314h60M1060 312h60M1180 324h44M1390 316h40" />
          <At at="translate(240 331)">
            <DuckArt />
          </At>
          <path d="M-8 340h8c260 0 520-8 780-6 260 2 460-2 660-2h8v88H-8z" fill={lawn} />
          <path d={front} fill={lawnDeep} />
          <Tufts d={green} />
        </>
      );
  }
}
