import type { Summary } from "#domain/api/numbers.ts";
import { shortDay } from "#site/inbox/words.ts";

const height = 64;
const step = 16;
const bar = 11;

// A day of the calendar; its noon in Phoenix is the same day there.
const dayOf = (week: string) => shortDay(new Date(`${week}T19:00:00Z`));

/** Bookings a week as bars, this week's in tangerine, and the same as a table for who cannot see them. */
export function WeekBars({ weeks }: { readonly weeks: Summary["weeks"] | undefined }) {
  const bars =
    weeks ?? Array.from({ length: 12 }, (_, index) => ({ week: `${index}`, bookings: 0 }));
  const most = Math.max(1, ...bars.map(({ bookings }) => bookings));
  const latest = weeks?.at(-1);
  return (
    <>
      <svg
        className="week-bars"
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
      >
        {bars.map(({ week, bookings }, index) => {
          // An empty week keeps a line to stand on.
          const tall = Math.max(3, Math.round((bookings / most) * height));
          return (
            <rect
              key={week}
              x={index * step}
              y={height - tall}
              width={bar}
              height={tall}
              rx={Math.min(2.5, tall / 2)}
              className={index === bars.length - 1 ? "week-now" : "week-past"}
            />
          );
        })}
      </svg>
      <span className="week-words">
        bookings a week
        {latest && <span className="figure-note">{`${latest.bookings} this week`}</span>}
      </span>
      {weeks && (
        <div className="sr-only">
          <table>
            <caption>Bookings a week, the last twelve weeks</caption>
            <thead>
              <tr>
                <th scope="col">Week of</th>
                <th scope="col">Bookings</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ week, bookings }) => (
                <tr key={week}>
                  <th scope="row">{dayOf(week)}</th>
                  <td>{bookings}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
