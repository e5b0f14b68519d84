import type { ReactNode } from "react";
import {
  cream,
  gravel,
  lawn,
  lawnDark,
  lawnDeep,
  putting,
  ridgeFar,
  sand,
  water,
  wood,
} from "./drawing.ts";
import { DuckArt } from "./duck.tsx";
import { QuailArt } from "./quail.tsx";

/** What the dog stands on. */
export type Ground = "lawn" | "golf" | "gravel" | "desert" | "canal" | "lake" | "park";

const front = "M0 396c300-16 620-8 900-6 220 2 400-4 540-10v40H0z";
const yard = "M0 346c260-20 520-14 780-10 260 4 460 8 660-4v88H0z";

function tufts(...at: readonly (readonly [number, number])[]): string {
  return at.map(([x, y]) => `M${x} ${y}l-6-12m6 12l2-17m-2 17l9-11`).join("");
}

const green = tufts([96, 410], [430, 366], [560, 412], [868, 408], [1010, 378], [1350, 404]);
const dry = tufts(
  [70, 404],
  [392, 376],
  [470, 412],
  [846, 412],
  [1060, 404],
  [1240, 372],
  [1392, 400],
);
const specks =
  "M40 372h0M118 404h0M190 366h0M262 398h0M352 380h0M424 410h0M452 362h0M560 408h0M690 404h0M846 372h0M880 406h0M962 388h0M1060 410h0M1150 384h0M1236 408h0M1310 372h0M1400 398h0";

function At({ at, children }: { at: string; children: ReactNode }) {
  return <g transform={at}>{children}</g>;
}

function Tufts({ d, stroke = lawnDark }: { d: string; stroke?: string | undefined }) {
  return <path d={d} stroke={stroke} strokeWidth="4" strokeLinecap="round" />;
}

function Green({ deep = lawnDeep }: { deep?: string | undefined }) {
  return (
    <>
      <path d={yard} fill={lawn} />
      <path d={front} fill={deep} />
    </>
  );
}

function Ripples({ d }: { d: string }) {
  return <path d={d} fill="none" stroke={cream} strokeWidth="3" strokeLinecap="round" />;
}

function Quails() {
  return (
    <>
      <At at="translate(1128 396)">
        <QuailArt />
      </At>
      <At at="translate(1190 398) scale(.5)">
        <QuailArt />
      </At>
    </>
  );
}

function Surface({ ground }: { ground: Ground }) {
  switch (ground) {
    case "lawn":
      return (
        <>
          <Green />
          <Tufts d={green} />
        </>
      );
    case "park":
      return (
        <>
          <Green />
          <path
            d="M1440 352C1240 354 1010 358 930 378 870 394 890 410 876 420H1056C1044 402 1066 394 1116 386 1226 372 1340 374 1440 370z"
            fill={gravel}
          />
          <Tufts d={green} />
        </>
      );
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
    case "gravel":
      return (
        <>
          <path d={yard} fill={gravel} />
          <path d={specks} stroke={wood} strokeWidth="7" strokeLinecap="round" />
          <path
            d={specks}
            stroke={ridgeFar}
            strokeWidth="5"
            strokeLinecap="round"
            transform="translate(34 8)"
          />
          <Quails />
        </>
      );
    case "desert":
      return (
        <>
          <path d={front} fill="#DDB176" />
          <path
            d="M220 392q6-16 26-16 22 0 26 16zM1290 402q8-14 28-12 18 2 22 14zM900 404q4-8 14-8t12 8z"
            fill={wood}
          />
          <Tufts d={dry} stroke="#8C8B3C" />
          <Quails />
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
          <At at="translate(352 330)">
            <DuckArt />
          </At>
          <path d="M0 340c260-10 520-8 780-6 260 2 460 6 660-2v88H0z" fill={lawn} />
          <path d={front} fill={lawnDeep} />
          <Tufts d={green} />
        </>
      );
  }
}

const bare: readonly Ground[] = ["gravel", "desert", "canal"];

/** The ground of a strip of 1440 by 420, and the shadow at (628, 390) in which the dog stands. */
export function GroundArt({ ground }: { ground: Ground }) {
  return (
    <>
      <path d="M0 320c240-14 480-8 720-8s480 4 720-8v116H0z" fill={sand} />
      <Surface ground={ground} />
      <ellipse cx="624" cy="390" rx="140" ry="6" fill={bare.includes(ground) ? wood : lawnDark} />
    </>
  );
}
