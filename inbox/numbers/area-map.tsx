import { type AreaCircle, areaCircles, type MapSpot, type Tally } from "./area-circles.ts";
import styles from "./area-map.module.css";
import { placeNames } from "./area-names.ts";

const size = { width: 600, height: 770 };

const stateOf = ({ spot, bookings }: AreaCircle, pointed: string | undefined) => ({
  "data-quiet": bookings === 0,
  "data-pointed": spot.slug === pointed,
});

/** Bookings as circles on the drawn valley. The table beside it has the same numbers. */
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
    <div className={styles["map"]} aria-hidden="true">
      <img src="/map-land.svg" alt="" {...size} />
      <svg
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
              {...stateOf(circle, pointed)}
              onPointerEnter={() => onPoint(spot.slug)}
            >
              <circle r={Math.max(radius, 16)} className={styles["reach"]} />
              <circle r={radius} className={styles["spot"]} />
              {number !== "beside" && (
                <text
                  y={number === "big" ? 9 : 7}
                  textAnchor="middle"
                  className={number === "big" ? styles["big"] : undefined}
                >
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
              className={styles["name"]}
              {...stateOf(circle, pointed)}
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
