import { type AreaCircle, areaCircles } from "./area-circles.ts";
import { placeNames } from "./area-names.ts";
import type { MapSpot } from "./map-spot.ts";
import type { Tally } from "./tally.ts";

const size = { width: 600, height: 770 };

const classOf = ({ bookings }: AreaCircle, isPointed: boolean): string =>
  [bookings === 0 && "is-quiet", isPointed && "is-pointed"].filter(Boolean).join(" ");

/** Bookings as circles on the drawn valley. The table beside it says the same. */
export function AreaMap({
  map,
  tallies,
  pointed,
  onPoint,
}: {
  readonly map: readonly MapSpot[];
  readonly tallies: readonly Tally[];
  readonly pointed: string | undefined;
  readonly onPoint: (slug: string | undefined) => void;
}) {
  const circles = areaCircles(map, tallies);
  const names = placeNames(circles);
  return (
    <div className="relative" aria-hidden="true">
      <img src="/map-ground.svg" alt="" {...size} className="area-ground" />
      <svg
        className="area-map"
        role="none"
        viewBox={`0 0 ${size.width} ${size.height}`}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(undefined)}
      >
        {circles.map((circle) => {
          const { spot, x, y, bookings, radius, number } = circle;
          return (
            <g
              key={spot.slug}
              transform={`translate(${x} ${y})`}
              className={classOf(circle, spot.slug === pointed)}
              onPointerEnter={() => onPoint(spot.slug)}
            >
              <circle r={Math.max(radius, 16)} className="reach" />
              <circle r={radius} className="spot" />
              {number !== "beside" && (
                <text y={number === "big" ? 9 : 7} textAnchor="middle" className={number}>
                  {bookings.toLocaleString("en-US")}
                </text>
              )}
            </g>
          );
        })}
        {circles.map((circle, index) => {
          const { spot, x, y } = circle;
          const name = names[index];
          return (
            <text
              key={spot.slug}
              transform={`translate(${x} ${y})`}
              className={`name ${classOf(circle, spot.slug === pointed)}`}
              y={name?.y}
              textAnchor={name?.anchor}
            >
              {name?.lines.map((line, number) => (
                <tspan key={line} x={name.x} dy={number && "1.05em"}>
                  {line}
                </tspan>
              ))}
            </text>
          );
        })}
      </svg>
    </div>
  );
}
