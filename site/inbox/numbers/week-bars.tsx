import { useLayoutEffect, useRef } from "react";
import { ink } from "#site/drawings/drawing.ts";
import { shortDay } from "./days.ts";
import { labelStep, ticks } from "./scale.ts";
import { useWidth } from "./use-width.ts";
import { LateFill, WeekBar } from "./week-bar.tsx";
import type { Week } from "./week-words.ts";

const plot = { top: 26, height: 220, bottom: 44 };
const whole = plot.top + plot.height + plot.bottom;
const labelRoom = 74;

/** The bars fill the room; where it is too narrow for all of them they scroll, the latest in sight. */
export function WeekBars({
  weeks,
  pointed,
  onPoint,
}: {
  readonly weeks: readonly Week[];
  readonly pointed: Week | undefined;
  readonly onPoint: (week: Week | undefined) => void;
}) {
  const scroller = useRef<HTMLElement>(null);
  const room = useWidth(scroller);
  const marks = ticks(Math.max(...weeks.map(({ bookings }) => bookings)));
  const unit = plot.height / (marks.at(-1) ?? 1);
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
    <div className="mt-2 grid grid-cols-[auto_1fr]">
      <svg width="40" height={whole} aria-hidden="true" className="week-axis">
        {marks.map((mark) => (
          <text key={mark} x="32" y={plot.top + plot.height - mark * unit + 5} textAnchor="end">
            {mark.toLocaleString("en-US")}
          </text>
        ))}
      </svg>
      <section
        ref={scroller}
        aria-label="Bars, week by week"
        // A scroller must be reachable by keyboard.
        tabIndex={width > room ? 0 : -1}
        className="overflow-x-auto overflow-y-hidden"
      >
        <svg
          width={width}
          height={whole}
          className="week-axis"
          role="img"
          aria-label="Bars of the weeks. The table below has the same numbers."
          onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(undefined)}
        >
          <LateFill />
          <g transform={`translate(0 ${plot.top + plot.height})`}>
            {marks.map((mark) => (
              <path
                key={mark}
                d={`M0 ${-mark * unit}H${width}`}
                className={mark === 0 ? "stroke-ink" : "stroke-ink/20"}
                strokeWidth={mark === 0 ? 2 : 1.5}
                strokeDasharray={mark === 0 ? undefined : "1 6"}
                strokeLinecap="round"
              />
            ))}
            {weeks.map((week, index) => {
              const middle = (index + 0.5) * step;
              // At the ends a label keeps inside.
              const labelX = Math.max(24, Math.min(middle, width - 24));
              return (
                // The details are in the table below: this is for who points. What a finger chose stays chosen.
                <g key={week.week} onPointerEnter={() => onPoint(week)}>
                  <rect
                    x={index * step}
                    y={-plot.height}
                    width={step}
                    height={plot.height}
                    className={week === pointed ? "fill-sand" : "fill-transparent"}
                  />
                  <WeekBar week={week} x={middle - bar / 2} width={bar} unit={unit} />
                  {step >= 30 && week.bookings > 0 && (
                    <text x={middle} y={-week.bookings * unit - 7} textAnchor="middle">
                      {week.bookings.toLocaleString("en-US")}
                    </text>
                  )}
                  {isLabeled(index) && (
                    <g>
                      <path d={`M${middle} 0v6`} stroke={ink} strokeWidth="2" />
                      <text x={labelX} y="22" textAnchor="middle" className="fine">
                        {shortDay(week.week)}
                      </text>
                      {yearOf(index) !== yearOf(index - every) && (
                        <text x={labelX} y="39" textAnchor="middle" className="fine">
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
