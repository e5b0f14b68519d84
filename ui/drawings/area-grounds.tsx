import { WatersArt } from "./area-waters.tsx";
import { gravel, lawn, lawnDark, lawnDeep, ridgeFar, sand, wood } from "./drawing.ts";
import { At, front, green, Tufts, tufts, yard } from "./ground-parts.tsx";
import QuailArt from "./quail.svg?art";

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

function Green() {
  return (
    <>
      <path d={yard} fill={lawn} />
      <path d={front} fill={lawnDeep} />
    </>
  );
}

/** The ground under the dog. */
export type Ground = "lawn" | "golf" | "gravel" | "desert" | "canal" | "lake" | "park";

function Quails() {
  return (
    <>
      <At at="translate(1156 398)">
        <QuailArt />
      </At>
      <At at="translate(1216 399) scale(.5)">
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
            d="M1449 352h-9C1240 354 1010 358 930 378 870 394 890 410 876 420H1056C1044 402 1066 394 1116 386 1226 372 1340 370 1440 370h9z"
            fill={gravel}
          />
          <Tufts d={green} />
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
    case "golf":
    case "canal":
    case "lake":
      return <WatersArt ground={ground} />;
  }
}

const bare: readonly Ground[] = ["gravel", "desert", "canal"];

/** Of the dog at (628, 390). */
export const DogShadow = ({ ground }: { ground: Ground }) => (
  <ellipse cx="624" cy="390" rx="140" ry="6" fill={bare.includes(ground) ? wood : lawnDark} />
);

/** The ground of a strip of 1440 by 420. */
export function GroundArt({ ground }: { ground: Ground }) {
  return (
    <>
      <path d="M-6 320h6c240 0 480-8 720-8s480-8 720-8h6v116H-6z" fill={sand} />
      <Surface ground={ground} />
    </>
  );
}
