import { agave, cream, ink, mustard, tangerine } from "#site/drawings/drawing.ts";

const rays = Array.from({ length: 24 }, (_, hour) => hour);
const radius = 56;

/** A wedge of the face from the top, clockwise. `part` is below 1. */
function wedge(part: number): string {
  const angle = part * 2 * Math.PI;
  const x = Math.sin(angle) * radius;
  const y = -Math.cos(angle) * radius;
  return `M0 0V${-radius}A${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}z`;
}

/**
 * A sunburst clock with a ray for each hour of the promise. What went by until the first contact is filled; more
 * than the promise fills all of it with tangerine. A drawing of the figure beside it.
 * @param part of the promised time: 1 is all of it
 */
export function SunburstClock({ part }: { readonly part: number }) {
  const turn = Math.min(part, 1) * 360;
  return (
    <svg
      viewBox="-112 -112 224 224"
      className="w-full max-w-[12.5rem] justify-self-center forced-color-adjust-none"
      stroke={ink}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {rays.map((hour) => {
        const isLong = hour % 2 === 0;
        const isPast = part > 0 && hour / rays.length < part;
        const fill = isPast ? (part > 1 ? tangerine : agave) : isLong ? mustard : cream;
        return (
          <g key={hour} transform={`rotate(${hour * 15})`} strokeWidth="2">
            {isLong ? (
              <path d="M0-64 5-78 0-109-5-78z" fill={fill} />
            ) : (
              <g>
                <path d="M0-64V-86" />
                <circle cy="-88" r="5" fill={fill} />
              </g>
            )}
          </g>
        );
      })}
      <circle r={radius} fill="#fff" strokeWidth="3" />
      {part >= 1 && <circle r={radius} fill={tangerine} strokeWidth="3" />}
      {part > 0 && part < 1 && <path d={wedge(part)} fill={agave} strokeWidth="2" />}
      <path d={`M0 8V${-radius + 8}`} strokeWidth="5" transform={`rotate(${turn.toFixed(1)})`} />
      <circle r="7" fill={mustard} strokeWidth="3" />
    </svg>
  );
}
