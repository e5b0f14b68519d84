import shared from "#inbox/controls/shared.module.css";
import { dayOfYear } from "#inbox/text/dates.ts";
import { ink, tangerine } from "#ui/drawings/drawing.ts";
import styles from "./charts.module.css";
import { hatch, parts, type Week, weekWords } from "./week-words.ts";

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

/** The latest weeks are in sight where there is no room for all. */
const scrollToEnd = (scroller: HTMLElement | null) =>
  scroller?.scrollTo({ left: scroller.scrollWidth, behavior: "instant" });

const minWeekPx = 7;
/** With more weeks than this, only the highest bar has room for its number on a phone. */
const maxNumbered = 16;
/** Percent of the drawing's height. */
const plot = { bottom: 83, height: 68 };

/** A bar a week, over the whole width. */
export function WeekBars({ weeks }: { readonly weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(({ bookings }) => bookings));
  const step = 100 / weeks.length;
  const heightOf = (count: number) => (plot.height * count) / most;
  const labelEvery = Math.min(10, Math.ceil(weeks.length / 5));
  const isLabeled = (index: number) => (weeks.length - 1 - index) % labelEvery === 0;
  const yearOf = (index: number) => weeks[index]?.week.slice(0, 4);
  const isNewYear = (index: number) =>
    index >= labelEvery && yearOf(index) !== yearOf(index - labelEvery);
  return (
    <section
      key={weeks.length}
      ref={scrollToEnd}
      aria-label="Bars, week by week"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={styles["bars"]}
    >
      <ol className={shared["visuallyHidden"]}>
        {weeks.map((week) => (
          <li key={week.week}>{weekWords(week)}</li>
        ))}
      </ol>
      <svg style={{ minWidth: weeks.length * minWeekPx }} aria-hidden="true">
        <LateFill />
        {weeks.map((week, index) => {
          const middle = `${(index + 0.5) * step}%`;
          let top = plot.bottom;
          return (
            <g key={week.week}>
              <title>{weekWords(week)}</title>
              {parts.map(({ name, fill, countOf }) => {
                const height = heightOf(countOf(week));
                top -= height;
                return (
                  height > 0 && (
                    <rect
                      key={name}
                      x={`${(index + 0.18) * step}%`}
                      y={`${top}%`}
                      width={`${0.64 * step}%`}
                      height={`${height}%`}
                      fill={fill}
                    />
                  )
                );
              })}
              {week.bookings > 0 && (weeks.length <= maxNumbered || week.bookings === most) && (
                <text x={middle} y={`${top}%`} dy="-6">
                  {week.bookings.toLocaleString("en-US")}
                </text>
              )}
              {isLabeled(index) && (
                <text x={middle} y={`${plot.bottom}%`} dy="16" className={styles["fine"]}>
                  {isNewYear(index) ? yearOf(index) : dayOfYear(week.week)}
                </text>
              )}
            </g>
          );
        })}
        <rect y={`${plot.bottom}%`} width="100%" height="2" className={styles["ground"]} />
      </svg>
    </section>
  );
}
