import { useState } from "react";
import { quickLinks } from "#content/navigation.ts";
import { areaBySlug } from "#domain/areas.ts";
import shared from "#inbox/controls/shared.module.css";
import { mustard } from "#ui/drawings/drawing.ts";
import type { Tally } from "./area-circles.ts";
import { ChartCard, TallyTable } from "./chart-card.tsx";
import styles from "./charts.module.css";

const labels = new Map<string, string>(quickLinks.map(({ label, href }) => [href, label]));

/** "Home", "McCormick Ranch", "Blog, hoa compliance"; null if the browser did not name the page. */
export function pageName(path: string | null): string {
  if (path === null) return "Not known";
  const known = labels.get(path) ?? areaBySlug(path.slice(1))?.name;
  if (known) return known;
  if (path.startsWith("/blog/")) return `Blog, ${path.slice(6).replaceAll("-", " ")}`;
  return path;
}

const shownAtFirst = 10;

/** The pages that bookings were sent from. */
export function PagesChart({ tallies }: { readonly tallies: readonly Tally[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <ChartCard
      id="pages"
      title="By the page they came from"
      caption="The page whose form was sent."
    >
      <TallyTable
        by="page"
        rows={tallies
          .slice(0, isWhole ? undefined : shownAtFirst)
          .map(({ key, bookings }) => ({ key: key ?? "", name: pageName(key), bookings }))}
        fill={mustard}
        className={styles["pages"]}
      />
      {tallies.length > shownAtFirst && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className={`${shared["choice"]} ${styles["pages"]}`}
        >
          {isWhole ? `Only the first ${shownAtFirst}` : `All ${tallies.length} pages`}
        </button>
      )}
    </ChartCard>
  );
}
