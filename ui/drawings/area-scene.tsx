import { DogShadow, type Ground, GroundArt } from "./area-grounds.tsx";
import { type Landmark, LandmarkArt } from "./area-landmarks.tsx";
import { type Plants, PlantsArt } from "./area-plants.tsx";
import { type Ridge, ridges } from "./area-ridges.ts";
import { LyingArt, SniffingArt, StandingArt } from "./dachshund.tsx";
import { type DrawingProps, ridgeFar, ridgeNear } from "./drawing.ts";
import { Onward } from "./onward.tsx";
import SunArt from "./sun.svg?art";

/** The parts by which one neighborhood's strip differs from the next. */
export interface AreaScenery {
  readonly ridge: Ridge;
  readonly ground: Ground;
  readonly landmark: Landmark;
  readonly plants: Plants;
  /** The side of the sun. The dog is in front of it and looks to the other side, at the landmark. */
  readonly sun: "left" | "right";
  readonly dog: "standing" | "lying" | "sniffing";
}

const dogs = { standing: StandingArt, lying: LyingArt, sniffing: SniffingArt };

/**
 * A neighborhood at dawn: ridge, ground, landmark, plants and the dachshund, chosen by data.
 * Drawn with the sun on the left and mirrored for the right. Phones see x = 460 to 980; an endless
 * one overflows, and its land goes on.
 */
export function AreaScene({
  className,
  scene,
  isEndless = false,
}: DrawingProps & { scene: AreaScenery; isEndless?: boolean }) {
  const { far, near, sun } = ridges[scene.ridge];
  const Dog = dogs[scene.dog];
  return (
    <svg
      className={className}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g transform={scene.sun === "right" ? "matrix(-1 0 0 1 1440 0)" : undefined}>
        <g transform={`translate(${sun.join(" ")}) scale(.7)`}>
          <SunArt />
        </g>
        <Onward width={1440} isEndless={isEndless}>
          <path d={far} fill={ridgeFar} fillRule="evenodd" />
          <path d={near} fill={ridgeNear} />
          <GroundArt ground={scene.ground} />
          <PlantsArt plants={scene.plants} />
        </Onward>
        <g transform="translate(1018 352)">
          <LandmarkArt landmark={scene.landmark} />
        </g>
        <DogShadow ground={scene.ground} />
        <g id="dachshund" transform="translate(628 390) scale(.86)">
          <Dog />
        </g>
      </g>
    </svg>
  );
}
