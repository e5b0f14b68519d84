import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { dayOfYear } from "#inbox/text/dates.ts";
import { agave, ink, sky, tangerine } from "#ui/drawings/drawing.ts";
import styles from "./charts.module.css";
import { axisLabel, labelStep, ticks } from "./scale.ts";
import { openOf, type Week } from "./week-words.ts";

/** The inner width of an element in CSS pixels; 0 before it is on the page. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    setWidth(current.clientWidth);
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

const hatch = "week-late";
export const lateFill = `url(#${hatch})`;
export const uncalledFill = sky;

/** Tangerine with stripes for late bookings: not everybody sees the color. */
const LateFill = () => (
  <pattern
    id={hatch}
    width="8"
    height="8"
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(45)"
  >
    <path d="M0 0h8v8H0z" fill={tangerine} />
    <path d="M1 0v8" stroke={ink} strokeWidth="2" />
  </pattern>
);

/**
 * One week's bar on y = 0, growing up: in time at the bottom, then late, then declined without a call, then with time left.
 * @param unit height of one booking
 */
function WeekBar({
  week,
  x,
  width,
  unit,
}: {
  readonly week: Week;
  readonly x: number;
  readonly width: number;
  readonly unit: number;
}) {
  const bars = [
    { name: "in time", count: week.inTime, fill: agave },
    { name: "late", count: week.late, fill: lateFill },
    { name: "uncalled", count: week.uncalled, fill: uncalledFill },
    { name: "open", count: openOf(week), fill: "#fff" },
  ];
  let below = 0;
  return bars
    .filter(({ count }) => count > 0)
    .map(({ name, count, fill }) => {
      below += count;
      return (
        <rect
          key={name}
          x={x}
          y={-below * unit}
          width={width}
          height={count * unit}
          fill={fill}
          stroke="currentColor"
          strokeWidth={width > 8 ? 2 : 1}
        />
      );
    });
}

const plot = { top: 26, bottom: 44 };
/** On a phone the charts below stay in reach. */
const heightOf = (room: number) => (room < 400 ? 130 : 220);
const labelRoom = 74;

/** The bars fill the width; if it is too narrow for all of them they scroll, the latest in sight. */
export function WeekBars({
  weeks,
  pointed,
  onPoint,
}: {
  readonly weeks: readonly Week[];
  readonly pointed: Week | undefined;
  readonly onPoint: (sunday: string | undefined) => void;
}) {
  const scroller = useRef<HTMLElement>(null);
  const room = useWidth(scroller);
  const marks = ticks(Math.max(...weeks.map(({ bookings }) => bookings)));
  const height = heightOf(room);
  const whole = plot.top + height + plot.bottom;
  const unit = height / (marks.at(-1) ?? 1);
  const step = Math.max(room / weeks.length, weeks.length > 60 ? 7 : 18);
  const width = Math.max(room, Math.ceil(step * weeks.length));
  const bar = Math.max(4, Math.min(72, Math.round(step * 0.64)));
  const every = labelStep(step, labelRoom);
  useLayoutEffect(() => {
    if (scroller.current && width > room) scroller.current.scrollLeft = width;
  }, [width, room]);

  const isLabeled = (index: number) => (weeks.length - 1 - index) % every === 0;
  const yearOf = (index: number) => weeks[index]?.week.slice(0, 4);
  return (
    <div className={styles["bars"]}>
      <svg width="44" height={whole} aria-hidden="true" className={styles["axis"]}>
        {marks.map((mark) => (
          <text key={mark} x="36" y={plot.top + height - mark * unit + 5} textAnchor="end">
            {axisLabel(mark)}
          </text>
        ))}
      </svg>
      <section
        ref={scroller}
        aria-label="Bars, week by week"
        // A scroller must be reachable by keyboard.
        tabIndex={width > room ? 0 : -1}
        className={styles["scroller"]}
      >
        <svg
          width={width}
          height={whole}
          className={styles["axis"]}
          role="img"
          aria-label="Bars of the weeks. The table below has the same numbers."
          onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(undefined)}
        >
          <LateFill />
          <g transform={`translate(0 ${plot.top + height})`}>
            {marks.map((mark) => (
              <path
                key={mark}
                d={`M0 ${-mark * unit}H${width}`}
                stroke="currentColor"
                strokeOpacity={mark === 0 ? 1 : 0.2}
                strokeWidth={mark === 0 ? 2 : 1.5}
                strokeDasharray={mark === 0 ? undefined : "1 6"}
                strokeLinecap="round"
              />
            ))}
            {weeks.map((week, index) => {
              const middle = (index + 0.5) * step;
              // The first and the last label stay inside.
              const labelX = Math.max(24, Math.min(middle, width - 24));
              return (
                // For pointers; the table below has the same numbers. A tapped week stays chosen.
                <g key={week.week} onPointerEnter={() => onPoint(week.week)}>
                  <rect
                    x={index * step}
                    y={-height}
                    width={step}
                    height={height}
                    className={week === pointed ? styles["pointed"] : styles["unpointed"]}
                  />
                  <WeekBar week={week} x={middle - bar / 2} width={bar} unit={unit} />
                  {step >= 30 && week.bookings > 0 && (
                    <text x={middle} y={-week.bookings * unit - 7} textAnchor="middle">
                      {week.bookings.toLocaleString("en-US")}
                    </text>
                  )}
                  {isLabeled(index) && (
                    <g>
                      <path d={`M${middle} 0v6`} stroke="currentColor" strokeWidth="2" />
                      <text x={labelX} y="22" textAnchor="middle" className={styles["fine"]}>
                        {dayOfYear(week.week)}
                      </text>
                      {yearOf(index) !== yearOf(index - every) && (
                        <text x={labelX} y="39" textAnchor="middle" className={styles["fine"]}>
                          {yearOf(index)}
                        </text>
                      )}
                    </g>
                  )}
                </g>
              );
            })}
          </g>
        </svg>
      </section>
    </div>
  );
}
