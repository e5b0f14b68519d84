import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type FunnelRow, numberEndpoints } from "#domain/api/reports.ts";
import { formatDuration } from "#domain/dates.ts";
import { formatDay } from "#domain/days.ts";
import { queryOf } from "#inbox/api/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import shared from "#inbox/controls/shared.module.css";
import { areaName, planName, sharePercent } from "#inbox/text/labels.ts";
import { agave, mustard, sky, tangerine, water } from "#ui/drawings/drawing.ts";
import { ChartCard } from "./chart-card.tsx";
import charts from "./charts.module.css";
import styles from "./funnel-chart.module.css";
import type { DayRange } from "./range.ts";

const steps = [
  { name: "Booked", count: "booked", time: null, fill: sky },
  { name: "Reached", count: "reached", time: "secondsToReached", fill: water },
  { name: "Visit booked", count: "scheduled", time: "secondsToScheduled", fill: mustard },
  { name: "First visit", count: "visited", time: "secondsToVisited", fill: tangerine },
  { name: "Customer", count: "customers", time: "secondsToCustomers", fill: agave },
] as const;

/** "3 h"; empty for what never happened. */
const timeWords = (seconds: number | null): string =>
  seconds === null ? "" : formatDuration(seconds * 1000);

const height = 44;

/** One step of the funnel: its top is as wide as its count, its bottom as the next step's. */
function Step({
  top,
  bottom,
  fill,
}: {
  readonly top: number;
  readonly bottom: number;
  readonly fill: string;
}) {
  // A step that nobody reached keeps a line.
  const [wide, narrow] = [Math.max(top * 98, 1), Math.max(bottom * 98, 1)];
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className={charts["drawing"]}
      aria-hidden="true"
    >
      <path
        d={`M${50 - wide / 2} 1H${50 + wide / 2}L${50 + narrow / 2} ${height - 1}H${50 - narrow / 2}Z`}
        fill={fill}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function FunnelTable({ all }: { readonly all: FunnelRow }) {
  const share = (count: number) => (all.booked === 0 ? 0 : count / all.booked);
  return (
    <table className={styles["funnel"]}>
      <caption className={shared["visuallyHidden"]}>From booking to customer</caption>
      <thead className={shared["visuallyHidden"]}>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Bar</th>
          <th scope="col">Bookings</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ name, count, time, fill }, index) => {
          const next = steps[index + 1];
          const words = time && timeWords(all[time]);
          return (
            <tr key={name}>
              <th scope="row">
                {name}
                {words && <span>{`${words} later`}</span>}
              </th>
              <td>
                <Step
                  top={share(all[count])}
                  bottom={share(all[next?.count ?? count])}
                  fill={fill}
                />
              </td>
              <td>
                {all[count].toLocaleString("en-US")}
                <span>{`${sharePercent(all[count], all.booked)}%`}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const groups = { week: "Week", area: "Area", plan: "Plan" } as const;
type Group = keyof typeof groups;
const groupNames: readonly Group[] = ["week", "area", "plan"];

function rowName(by: Group, key: string | null): string {
  if (by === "area") return areaName(key);
  if (by === "plan") return planName(key);
  return key === null ? "" : formatDay(key);
}

/** The same steps for each week, area or plan, with the median time of each. */
export const GroupTable = ({
  by,
  rows,
}: {
  readonly by: Group;
  readonly rows: readonly FunnelRow[];
}) => (
  <section
    aria-label={`By ${by}`}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    tabIndex={0}
  >
    <table>
      <caption className={shared["visuallyHidden"]}>{`From booking to customer, by ${by}`}</caption>
      <thead>
        <tr>
          {[groups[by], ...steps.map(({ name }) => name)].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{rowName(by, row.key)}</th>
            {steps.map(({ name, count, time }) => (
              <td key={name}>
                {row[count]}
                <span className={shared["detail"]}>{time && timeWords(row[time])}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const funnelQuery = (range: DayRange, by?: Group) =>
  queryOf(numberEndpoints.funnel, { query: { ...range, by } });

function Groups({ range }: { readonly range: DayRange }) {
  const [isOpen, setOpen] = useState(false);
  const [by, choose] = useState<Group>("week");
  const query = useQuery({ ...funnelQuery(range, by), enabled: isOpen });
  return (
    <details className={styles["groups"]} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={shared["link"]}>By week, area and plan</summary>
      <div className={styles["choices"]}>
        {groupNames.map((name) => (
          <button
            key={name}
            type="button"
            className={shared["choice"]}
            aria-pressed={name === by}
            onClick={() => choose(name)}
          >
            {groups[name]}
          </button>
        ))}
      </div>
      <LoadFailed query={query}>This could not be counted.</LoadFailed>
      {query.data && <GroupTable by={by} rows={query.data.rows} />}
    </details>
  );
}

/** How far the bookings of the range came, as a funnel, and how long each step took. */
export function FunnelChart({ range }: { readonly range: DayRange }) {
  const query = useQuery({
    ...funnelQuery(range),
    placeholderData: keepPreviousData,
  });
  const all = query.data?.rows[0];
  return (
    <ChartCard
      id="funnel"
      title="From booking to customer"
      caption="Median times. New ones are on their way."
    >
      {all && <FunnelTable all={all} />}
      <LoadFailed query={query}>This could not be counted.</LoadFailed>
      {query.isPending && <div className={styles["room"]} aria-hidden="true" />}
      <Groups range={range} />
    </ChartCard>
  );
}
