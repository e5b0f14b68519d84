import { business } from "#content/business.ts";
import type { Summary } from "#domain/api/reports.ts";
import { formatDuration } from "#domain/dates.ts";
import { formatDay } from "#domain/days.ts";
import { useSummary } from "#inbox/api/queries.ts";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { counted, sharePercent } from "#inbox/text/labels.ts";
import styles from "./figures.module.css";

function Figure({
  value,
  label,
  note,
  isHot = false,
}: {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly isHot?: boolean;
}) {
  return (
    <li className={styles["figure"]} data-hot={isHot}>
      <b className={styles["value"]}>{value}</b>
      <span>{label}</span>
      {note && <span className={styles["note"]}>{note}</span>}
    </li>
  );
}

const height = 64;
const step = 16;
const bar = 11;
const noWeeks = Array.from({ length: 12 }, (_, index) => ({ week: `${index}`, bookings: 0 }));

/**
 * Bookings a week as bars, this week's in tangerine, and the same as a table for screen readers. Totals only: the numbers
 * page also shows how they were answered.
 */
function WeekTotals({ weeks }: { readonly weeks: Summary["weeks"] | undefined }) {
  const bars = weeks ?? noWeeks;
  const most = Math.max(1, ...bars.map(({ bookings }) => bookings));
  const latest = weeks?.at(-1);
  return (
    <li className={`${styles["figure"]} ${styles["weeks"]}`}>
      <svg
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
      >
        {bars.map(({ week, bookings }, index) => {
          // Weeks without bookings show a line.
          const tall = Math.max(3, Math.round((bookings / most) * height));
          return (
            <rect
              key={week}
              x={index * step}
              y={height - tall}
              width={bar}
              height={tall}
              rx={Math.min(2.5, tall / 2)}
            />
          );
        })}
      </svg>
      <span>
        bookings a week
        {latest && <span className={styles["note"]}>{`${latest.bookings} this week`}</span>}
      </span>
      {weeks && (
        <div className={shared["visuallyHidden"]}>
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
                  <th scope="row">{formatDay(week)}</th>
                  <td>{bookings}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </li>
  );
}

const unknown = "–";

function valuesOf(summary: Summary | undefined) {
  if (!summary) return { waiting: unknown, median: unknown, share: unknown };
  const { waiting, medianSeconds, inTime, late } = summary;
  const promised = inTime + late;
  return {
    waiting: `${waiting}`,
    median: medianSeconds === null ? unknown : formatDuration(medianSeconds * 1000),
    share: promised === 0 ? unknown : `${sharePercent(inTime, promised)}%`,
  };
}

/** The calls to make, and how well the promise is kept. */
export function Figures() {
  const { data: summary, isError } = useSummary();
  const { waiting, median, share } = valuesOf(summary);
  const { overdue = 0, failedMessages = 0 } = summary ?? {};
  return (
    <section aria-label="At a glance" className={styles["band"]}>
      <ul className={styles["figures"]}>
        <Figure
          value={waiting}
          label={`waiting for a call${isError ? ", could not be counted" : ""}`}
          note={overdue > 0 ? `${overdue} of them late` : undefined}
          isHot={(summary?.waiting ?? 0) > 0}
        />
        <Figure value={median} label="median first contact" />
        <Figure
          value={share}
          label={`called within ${business.replyWithinHours} h, last 30 days`}
        />
        <WeekTotals weeks={summary?.weeks} />
      </ul>
      {failedMessages > 0 && (
        <p className={shared["notice"]}>
          {`${counted(failedMessages, "message")} could not be sent. `}
          <a href={addressOfPlace(placeOfView("messages"))}>See messages</a>
        </p>
      )}
    </section>
  );
}
