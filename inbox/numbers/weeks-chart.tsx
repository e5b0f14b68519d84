import type { Numbers } from "#domain/api/reports.ts";
import { weekOf } from "#domain/days.ts";
import { ChartCard } from "./chart-card.tsx";
import styles from "./charts.module.css";
import { WeekBars } from "./week-bars.tsx";
import { parts, weeksWords } from "./week-words.ts";

/** What each fill of the bars means, and how many bookings of the range it is. */
const Legend = ({ numbers }: { readonly numbers: Numbers }) => (
  <ul className={styles["legend"]}>
    {parts.map(({ name, fill, countOf }) => (
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
        {`${name} `}
        <b>{countOf(numbers).toLocaleString("en-US")}</b>
      </li>
    ))}
  </ul>
);

/** The bookings of each week, from the first ever on: averages count none before it. */
export function WeeksChart({
  numbers,
  today,
}: {
  readonly numbers: Numbers;
  readonly today: string;
}) {
  const { since } = numbers;
  const weeks = numbers.weeks.filter(({ week }) => since !== null && week >= weekOf(since));
  return (
    <ChartCard id="weeks" title="Bookings a week" caption={weeksWords(weeks, today)}>
      <Legend numbers={numbers} />
      <WeekBars weeks={weeks} />
    </ChartCard>
  );
}
