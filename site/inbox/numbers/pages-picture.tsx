import { useState } from "react";
import { mustard } from "#site/drawings/drawing.ts";
import { BarCell } from "./bar-cell.tsx";
import { pageName } from "./page-name.ts";
import { PictureCard } from "./picture-card.tsx";
import { percentOf } from "./scale.ts";
import type { Tally } from "./tally.ts";

/** So many pages are shown at first. */
const most = 10;

/** From which pages the bookings came, a table whose rows are bars. */
export function PagesPicture({ tallies }: { readonly tallies: readonly Tally[] }) {
  const [isWhole, setWhole] = useState(false);
  const highest = tallies[0]?.bookings ?? 0;
  return (
    <PictureCard
      id="pages"
      title="By the page they came from"
      caption="Where the form stood that was sent."
    >
      <div className="tally mt-4">
        <table className="tally-table">
          <caption className="sr-only">Bookings by page</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Bar</th>
              <th scope="col">Bookings</th>
            </tr>
          </thead>
          <tbody>
            {tallies.slice(0, isWhole ? undefined : most).map(({ key, bookings }) => (
              <tr key={key}>
                <th scope="row">{pageName(key)}</th>
                <BarCell percent={percentOf(bookings, highest)} fill={mustard} />
                <td>{bookings.toLocaleString("en-US")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {tallies.length > most && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="choice mt-4"
        >
          {isWhole ? `Only the first ${most}` : `All ${tallies.length} pages`}
        </button>
      )}
    </PictureCard>
  );
}
