import { LandmarkArt } from "./area-landmarks.tsx";
import { PlantArt } from "./area-plants.tsx";
import type { AreaScenery } from "./area-scene.tsx";
import { cream, type DrawingProps, gravel, ink, putting, sky, water } from "./drawing.ts";

const grounds = {
  lawn: putting,
  golf: putting,
  park: putting,
  gravel,
  desert: gravel,
  canal: gravel,
  lake: water,
} satisfies Record<AreaScenery["ground"], string>;

/** A neighborhood's landmark and plant, as on a postcard. */
export function LandmarkVignette({ className, scene }: DrawingProps & { scene: AreaScenery }) {
  return (
    <svg className={className} viewBox="-256 -218 572 284" aria-hidden="true">
      <rect
        x="-253"
        y="-215"
        width="566"
        height="278"
        rx="24"
        fill={cream}
        stroke={ink}
        strokeWidth="4"
      />
      <clipPath id="postcard">
        <rect x="-237" y="-199" width="534" height="246" rx="12" />
      </clipPath>
      <g clipPath="url(#postcard)">
        <path d="M-237-199H297V47H-237z" fill={sky} />
        <path d="M-237-8Q30-30 297-4V47H-237z" fill={grounds[scene.ground]} />
        <g transform="translate(236 -10) scale(.8)">
          <PlantArt plants={scene.plants} />
        </g>
        <LandmarkArt landmark={scene.landmark} />
      </g>
    </svg>
  );
}
