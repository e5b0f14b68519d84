import { useState } from "react";
import { quickLinks } from "#content/navigation.ts";
import type { Numbers } from "#domain/api/reports.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import shared from "#inbox/controls/shared.module.css";
import { areaName, pageWords, planName } from "#inbox/text/labels.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import { ChartCard } from "./chart-card.tsx";
import styles from "./charts.module.css";

const labels = new Map<string, string>(quickLinks.map(({ label, href }) => [href, label]));

/** "Home", "McCormick Ranch", "Blog, hoa compliance", "Book page"; "Not known" if the browser did not name the page. */
export function pageName(path: string | null): string {
  if (path === null) return "Not known";
  const known = labels.get(path) ?? areaBySlug(path.slice(1))?.name;
  if (known) return known;
  if (path.startsWith("/blog/")) return `Blog, ${path.slice(6).replaceAll("-", " ")}`;
  return pageWords(path);
}

interface Source {
  readonly name: string;
  readonly bookings: number;
}

function Group({
  name,
  shown,
  sources,
}: {
  readonly name: string;
  /** How many are shown at first. One press shows the others, and paper has them all. */
  readonly shown: number;
  readonly sources: readonly Source[];
}) {
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || sources.length <= shown + 1;
  const others = sources.slice(shown);
  return (
    <tbody data-open={isOpen}>
      <tr>
        <th scope="rowgroup">{name}</th>
        <th scope="col" className={shared["visuallyHidden"]}>
          Bookings
        </th>
      </tr>
      {sources.map((source) => (
        <tr key={source.name} data-other={others.includes(source)}>
          <th scope="row">{source.name}</th>
          <td>{source.bookings.toLocaleString("en-US")}</td>
        </tr>
      ))}
      {!isOpen && (
        <tr className={shared["screenOnly"]}>
          <th scope="row">
            <button
              type="button"
              aria-label={`${others.length} more: ${name}`}
              onClick={() => setPressed(true)}
            >
              {`${others.length} more`}
              <ChevronIcon />
            </button>
          </th>
          <td>{others.reduce((sum, { bookings }) => sum + bookings, 0).toLocaleString("en-US")}</td>
        </tr>
      )}
    </tbody>
  );
}

/** Page, neighborhood and plan in one table, the most frequent first. The parts of each sum to all bookings. */
export const SourcesChart = ({
  numbers: { pages, areas, plans },
}: {
  readonly numbers: Numbers;
}) => (
  <ChartCard id="sources" title="Where they come from">
    <table className={styles["sources"]}>
      <caption className={shared["visuallyHidden"]}>Bookings by page, neighborhood, plan</caption>
      {[
        { name: "Page", shown: 3, tallies: pages, nameOf: pageName },
        // As high as the two others together.
        { name: "Neighborhood", shown: 6, tallies: areas, nameOf: areaName },
        { name: "Plan", shown: 3, tallies: plans, nameOf: planName },
      ].map(({ name, shown, tallies, nameOf }) => (
        <Group
          key={name}
          name={name}
          shown={shown}
          sources={tallies.map(({ key, bookings }) => ({ name: nameOf(key), bookings }))}
        />
      ))}
    </table>
  </ChartCard>
);
