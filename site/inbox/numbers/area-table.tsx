import { mustard, tangerine } from "#site/drawings/drawing.ts";
import type { AreaRow } from "./area-words.ts";
import { BarCell } from "./bar-cell.tsx";
import { percentOf } from "./scale.ts";

/** The neighborhoods in a table whose rows are bars; those without bookings in one quiet row at its end. */
export function AreaTable({
  rows,
  pointed,
  onPoint,
}: {
  readonly rows: readonly AreaRow[];
  readonly pointed: string | undefined;
  readonly onPoint: (slug: string | undefined) => void;
}) {
  const highest = rows[0]?.bookings ?? 0;
  const some = rows.filter(({ bookings }) => bookings > 0);
  const without = rows.filter(({ bookings }) => bookings === 0).map(({ name }) => name);
  return (
    <div className="tally">
      <table
        className="tally-table"
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(undefined)}
      >
        <caption className="sr-only">Bookings by neighborhood</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Neighborhood</th>
            <th scope="col">Bar</th>
            <th scope="col">Bookings</th>
          </tr>
        </thead>
        <tbody>
          {some.map(({ slug, name, bookings }) => (
            <tr
              key={slug}
              onPointerEnter={() => onPoint(slug)}
              className={slug === pointed ? "bg-sand" : ""}
            >
              <th scope="row">{name}</th>
              <BarCell
                percent={percentOf(bookings, highest)}
                fill={slug === pointed ? mustard : tangerine}
              />
              <td>{bookings.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {without.length > 0 && (
        <p className="mt-4 border-t-2 border-sand pt-3 text-sm leading-snug text-ink-soft">
          <strong className="font-semibold">None from: </strong>
          {`${without.join(", ")}.`}
        </p>
      )}
    </div>
  );
}
