import type { ReactNode } from "react";
import AgaveArt from "./agave.svg?art";
import AgaveStalkArt from "./agave-stalk.svg?art";
import CitrusArt from "./citrus.svg?art";
import OcotilloArt from "./ocotillo.svg?art";
import PalmArt from "./palm.svg?art";
import PaloVerdeArt from "./palo-verde.svg?art";
import PineArt from "./pine.svg?art";
import { SaguaroArt } from "./saguaro.tsx";

/** What grows there. */
export type Plants =
  | "saguaros"
  | "palms"
  | "agaves"
  | "ocotillo"
  | "citrus"
  | "palo-verde"
  | "pines";

function At({ at, children }: { at: string; children: ReactNode }) {
  return <g transform={at}>{children}</g>;
}

const tall = [
  "translate(132 352) scale(1.1)",
  "translate(318 344) scale(.8)",
  "translate(438 340) scale(.5)",
  "translate(1318 348)",
];
/** Lower, below the line of words. */
const palms = [
  "translate(132 352) scale(.92)",
  "translate(318 344) scale(.7)",
  "translate(438 340) scale(.46)",
  "translate(1318 348) scale(.9)",
];
/** They leave room for a course's pond. */
const besidePond = [
  "translate(104 352) scale(1.1)",
  "translate(228 346) scale(.7)",
  "translate(1318 348)",
];
const low = [
  "translate(110 386) scale(1.2)",
  "translate(440 354) scale(.7)",
  "translate(1250 376) scale(1.1)",
  "translate(1372 392) scale(.8)",
];

function Each({ at, children }: { at: readonly string[]; children: ReactNode }) {
  return at.map((place) => (
    <At key={place} at={place}>
      {children}
    </At>
  ));
}

const single = {
  saguaros: () => <SaguaroArt age="old" />,
  palms: PalmArt,
  agaves: AgaveArt,
  ocotillo: OcotilloArt,
  citrus: CitrusArt,
  "palo-verde": PaloVerdeArt,
  pines: PineArt,
} satisfies Record<Plants, () => ReactNode>;

/** One of the plants, on y = 0. */
export function PlantArt({ plants }: { plants: Plants }) {
  const Art = single[plants];
  return <Art />;
}

/** The plants of a strip of 1440 by 420: big ones on the sides, a small one behind the dog. */
export function PlantsArt({ plants }: { plants: Plants }) {
  switch (plants) {
    case "saguaros":
      return (
        <>
          <At at="translate(150 352) scale(1.2)">
            <SaguaroArt age="old" />
          </At>
          <At at="translate(318 340) scale(.7)">
            <SaguaroArt age="young" />
          </At>
          <At at="translate(436 338) scale(.6)">
            <SaguaroArt />
          </At>
          <At at="translate(1326 350)">
            <SaguaroArt />
          </At>
        </>
      );
    case "palms":
      return (
        <Each at={palms}>
          <PalmArt />
        </Each>
      );
    case "agaves":
      return (
        <>
          <At at="translate(270 366) scale(1.1)">
            <AgaveStalkArt />
            <AgaveArt />
          </At>
          <Each at={low}>
            <AgaveArt />
          </Each>
        </>
      );
    case "ocotillo":
      return (
        <>
          <Each at={besidePond}>
            <OcotilloArt />
          </Each>
          <At at="translate(230 390) scale(.9)">
            <AgaveArt />
          </At>
        </>
      );
    case "citrus":
      return (
        <Each at={tall}>
          <CitrusArt />
        </Each>
      );
    case "palo-verde":
      return (
        <Each at={tall}>
          <PaloVerdeArt />
        </Each>
      );
    case "pines":
      return (
        <Each at={tall}>
          <PineArt />
        </Each>
      );
  }
}
