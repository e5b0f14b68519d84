import type { ReactNode } from "react";
import { StationArt } from "./bench.tsx";
import { BlockWallArt } from "./block-wall.tsx";
import {
  GraniteArt,
  PetroglyphsArt,
  RailFenceArt,
  RanchGateArt,
  WindmillArt,
} from "./landmarks-desert.tsx";
import { GolfFlagArt, PoolsideArt, RanchHouseArt, TrainArt } from "./landmarks-green.tsx";
import { DockArt, DogParkArt, RamadaArt } from "./landmarks-park.tsx";
import { GatehouseArt, StorefrontsArt } from "./landmarks-town.tsx";
import { SwingsArt } from "./playground.tsx";

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
  "block-wall": BlockWallArt,
  gatehouse: GatehouseArt,
  "ranch-house": RanchHouseArt,
  "golf-flag": GolfFlagArt,
  poolside: PoolsideArt,
  train: TrainArt,
  boulders: GraniteArt,
  petroglyphs: PetroglyphsArt,
  "rail-fence": RailFenceArt,
  "ranch-gate": RanchGateArt,
  windmill: WindmillArt,
  ramada: RamadaArt,
  "waste-station": StationArt,
  swings: SwingsArt,
  "dog-park": DogParkArt,
  sailboat: DockArt,
} satisfies Record<Landmark, () => ReactNode>;

/** A landmark on a scene, on y = 0. Its main part is left of the origin. */
export function LandmarkArt({ landmark }: { landmark: Landmark }) {
  const Art = landmarks[landmark];
  return <Art />;
}
