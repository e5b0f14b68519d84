import { LyingArt } from "./dachshund.tsx";
import type { DrawingProps } from "./drawing.ts";
import SunArt from "./sun.svg?art";

/** The dachshund lying before the rising sun; grass wants to grow over its feet. */
export function DogAtDawn({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="-218 -226 424 226" aria-hidden="true">
      <g transform="translate(-46 -62)">
        <SunArt />
      </g>
      <LyingArt />
    </svg>
  );
}
