import { useState } from "react";
import { formatDay } from "#domain/days.ts";
import shared from "#inbox/controls/shared.module.css";
import { agave } from "#ui/drawings/drawing.ts";
import { ChartCard } from "./chart-card.tsx";
import styles from "./charts.module.css";
import { lateFill, uncalledFill, WeekBars } from "./week-bars.tsx";
import { openOf, type Week, weeksWords, weekWords } from "./week-words.ts";

const legend = [
  { name: "Called in time", fill: agave },
  { name: "Late", fill: lateFill },
  { name: "Declined without a call", fill: uncalledFill },
  { name: "Time left", fill: "#fff" },
] as const;

const Legend = () => (
  <ul className={styles["legend"]}>
    {legend.map(({ name, fill }) => (
      <li key={name}>
        <svg width="18" height="18" className={styles["drawing"]} aria-hidden="true">
          <rect
            x="1"
            y="1"
            width="16"
            height="16"
            rx="3"
            fill={fill}
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

/** The bars as numbers, the latest week first. */
const WeeksTable = ({ weeks }: { readonly weeks: readonly Week[] }) => (
  <details className={styles["table"]}>
    <summary className={shared["link"]}>The same as a table</summary>
    <section
      aria-label="Weeks"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table>
        <caption className={shared["visuallyHidden"]}>Bookings a week</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Bookings</th>
            <th scope="col">In time</th>
            <th scope="col">Late</th>
            <th scope="col">No call</th>
            <th scope="col">Time left</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.week}>
              <th scope="row">{formatDay(week.week)}</th>
              <td>{week.bookings}</td>
              <td>{week.inTime}</td>
              <td>{week.late}</td>
              <td>{week.uncalled}</td>
              <td>{openOf(week)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);

/** Bookings of each week: called in time, called late, declined without a call, and with time left. */
export function WeeksChart({
  weeks,
  today,
}: {
  readonly weeks: readonly Week[];
  readonly today: string;
}) {
  const [sunday, setSunday] = useState<string>();
  const pointed = weeks.find(({ week }) => week === sunday);
  return (
    <ChartCard id="weeks" title="Bookings a week" caption={weeksWords(weeks, today)}>
      <div className={styles["weeksHead"]}>
        <Legend />
        {/* The line keeps its room, so that nothing moves when a week is pointed at. */}
        <p>{pointed && weekWords(pointed)}</p>
      </div>
      <WeekBars weeks={weeks} pointed={pointed} onPoint={setSunday} />
      <WeeksTable weeks={weeks} />
    </ChartCard>
  );
}
