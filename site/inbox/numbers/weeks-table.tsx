import { longDay } from "./days.ts";
import { openOf, type Week } from "./week-words.ts";

/** The bars as numbers, the latest week first. */
export function WeeksTable({ weeks }: { readonly weeks: readonly Week[] }) {
  return (
    <details className="mt-3">
      <summary className="text-link">The same as a table</summary>
      <section
        aria-label="Weeks"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="mt-2 max-h-[26rem] overflow-auto"
      >
        <table className="number-table">
          <caption className="sr-only">Bookings a week</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Bookings</th>
              <th scope="col">In time</th>
              <th scope="col">Late</th>
              <th scope="col">Time left</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.week}>
                <th scope="row">{longDay(week.week)}</th>
                <td>{week.bookings}</td>
                <td>{week.inTime}</td>
                <td>{week.late}</td>
                <td>{openOf(week)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
