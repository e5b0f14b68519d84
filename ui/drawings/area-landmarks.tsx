import type { ReactNode } from "react";
import AgaveArt from "./agave.svg?art";
import BenchArt from "./bench.svg?art";
import BouldersArt from "./boulders.svg?art";
import BreezeBlockHouseArt from "./breeze-block-house.svg?art";
import DogParkArt from "./dog-park.svg?art";
import GatehouseArt from "./gatehouse.svg?art";
import GolfFlagArt from "./golf-flag.svg?art";
import PalmArt from "./palm.svg?art";
import ParasolArt from "./parasol.svg?art";
import PetroglyphsArt from "./petroglyphs.svg?art";
import RailFenceArt from "./rail-fence.svg?art";
import RamadaArt from "./ramada.svg?art";
import RanchGateArt from "./ranch-gate.svg?art";
import SailboatArt from "./sailboat.svg?art";
import SlideArt from "./slide.svg?art";
import StorefrontsArt from "./storefronts.svg?art";
import SunburstGateArt from "./sunburst-gate.svg?art";
import SwingSetArt from "./swing-set.svg?art";
import TrainArt from "./train.svg?art";
import WallArt from "./wall.svg?art";
import WasteStationArt from "./waste-station.svg?art";
import WindmillArt from "./windmill.svg?art";

/** The landmark that locals know the place by. */
export type Landmark =
  | "storefronts"
  | "block-wall"
  | "gatehouse"
  | "ranch-house"
  | "golf-flag"
  | "poolside"
  | "train"
  | "boulders"
  | "petroglyphs"
  | "rail-fence"
  | "ranch-gate"
  | "windmill"
  | "ramada"
  | "waste-station"
  | "swings"
  | "dog-park"
  | "sailboat";

const landmarks = {
  storefronts: StorefrontsArt,
  "block-wall": () => (
    <g transform="translate(14)">
      <WallArt />
      <SunburstGateArt />
    </g>
  ),
  gatehouse: GatehouseArt,
  "ranch-house": () => (
    <g transform="translate(-172)">
      <BreezeBlockHouseArt />
    </g>
  ),
  "golf-flag": GolfFlagArt,
  poolside: () => (
    <>
      <g transform="translate(116) scale(.9)">
        <PalmArt />
      </g>
      <g transform="translate(206 6) scale(.72)">
        <PalmArt />
      </g>
      <ParasolArt />
    </>
  ),
  train: TrainArt,
  boulders: () => (
    <>
      <BouldersArt />
      <g transform="translate(30 6) scale(.6)">
        <AgaveArt />
      </g>
      <g transform="translate(214 8) scale(.8)">
        <AgaveArt />
      </g>
    </>
  ),
  petroglyphs: PetroglyphsArt,
  "rail-fence": RailFenceArt,
  "ranch-gate": RanchGateArt,
  windmill: WindmillArt,
  ramada: RamadaArt,
  "waste-station": () => (
    <>
      <g transform="translate(-118)">
        <WasteStationArt />
      </g>
      <BenchArt />
    </>
  ),
  swings: () => (
    <>
      <SwingSetArt />
      <SlideArt />
    </>
  ),
  "dog-park": DogParkArt,
  sailboat: SailboatArt,
} satisfies Record<Landmark, () => ReactNode>;

/** A landmark on a scene, on y = 0. Its main part is left of the origin. */
export function LandmarkArt({ landmark }: { landmark: Landmark }) {
  const Art = landmarks[landmark];
  return <Art />;
}
