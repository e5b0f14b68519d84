import { PlantArt } from "./area-plants.tsx";
import type { AreaScenery } from "./area-scene.tsx";
import { LyingArt, SniffingArt, StandingArt } from "./dachshund.tsx";
import type { DrawingProps } from "./drawing.ts";
import SunArt from "./sun.svg?art";

/** What the dog does in the closing scene, chosen by what it does in the first. */
const laterDogs = { standing: SniffingArt, sniffing: LyingArt, lying: StandingArt };

/** The neighborhood's dog and plant before the rising sun; grass wants to grow over their feet. */
export function AreaClosing({ className, scene }: DrawingProps & { scene: AreaScenery }) {
  const Dog = laterDogs[scene.dog];
  return (
    <svg className={className} viewBox="-322 -236 532 236" aria-hidden="true">
      <g transform={scene.sun === "right" ? "matrix(-1 0 0 1 -112 0)" : undefined}>
        <g transform="translate(-46 -62)">
          <SunArt />
        </g>
        <g transform="translate(-236 0) scale(.85)">
          <PlantArt plants={scene.plants} />
        </g>
        <Dog />
      </g>
    </svg>
  );
}
