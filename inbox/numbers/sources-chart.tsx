import { quickLinks } from "#content/navigation.ts";
import { plans } from "#content/plans.ts";
import type { Numbers } from "#domain/api/reports.ts";
import { areaBySlug } from "#domain/areas.ts";
import shared from "#inbox/controls/shared.module.css";
import { areaName, pageWords } from "#inbox/text/labels.ts";
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

const planName = (key: string | null): string =>
  plans.find(({ serviceType }) => serviceType === key)?.label ?? key ?? "Not known";

const shown = 6;

/** Page, neighborhood and plan in one table. The parts of each sum to all bookings. */
export function SourcesChart({ numbers }: { readonly numbers: Numbers }) {
  const groups = [
    { name: "Page", tallies: numbers.pages, nameOf: pageName },
    { name: "Neighborhood", tallies: numbers.areas, nameOf: areaName },
    { name: "Plan", tallies: numbers.plans, nameOf: planName },
  ].map(({ name, tallies, nameOf }) => {
    const first = tallies.slice(0, shown);
    const rest = first.reduce((left, { bookings }) => left - bookings, numbers.bookings);
    const rows = first.map(({ key, bookings }) => ({ name: nameOf(key), bookings }));
    return { name, rows: rest > 0 ? [...rows, { name: "All others", bookings: rest }] : rows };
  });
  return (
    <ChartCard id="sources" title="Where they come from" caption="The most frequent first.">
      <table className={styles["sources"]}>
        <caption className={shared["visuallyHidden"]}>Bookings by page, neighborhood, plan</caption>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup">{name}</th>
              <th scope="col">Bookings</th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.bookings.toLocaleString("en-US")}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ChartCard>
  );
}
