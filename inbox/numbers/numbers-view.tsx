import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Numbers, numberEndpoints } from "#domain/api/reports.ts";
import { phoenixDay } from "#domain/dates.ts";
import { weekOf } from "#domain/days.ts";
import { queryOf } from "#inbox/api/queries.ts";
import { Failure } from "#inbox/controls/failure.tsx";
import shared from "#inbox/controls/shared.module.css";
import { counted } from "#inbox/text/labels.ts";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import { ShareCard } from "./figure-cards.tsx";
import { FunnelChart } from "./funnel-chart.tsx";
import styles from "./numbers-view.module.css";
import { type DayRange, rangeWords, useRange } from "./range.ts";
import { RangeControls } from "./range-controls.tsx";
import { SourcesChart } from "./sources-chart.tsx";
import { WeeksChart } from "./weeks-chart.tsx";

/** Keeps space for the first charts while they load, so that little moves. */
const Loading = () => (
  <div aria-hidden="true" className={styles["loading"]}>
    <div className={shared["sheet"]} />
  </div>
);

const NoBookings = ({ words }: { readonly words: string }) => (
  <div className={`${shared["sheet"]} ${styles["none"]}`}>
    <h2>Quiet yards</h2>
    <p>{`There are no bookings ${words}. Choose other days, or “All”.`}</p>
    <DachshundLying />
  </div>
);

/** The weeks of the range from the first booking ever on: averages count none before it. */
const shownWeeks = ({ weeks, since }: Numbers): Numbers["weeks"] =>
  weeks.filter(({ week }) => since !== null && week >= weekOf(since));

function Charts({
  numbers,
  range,
  today,
  isOutdated,
}: {
  readonly numbers: Numbers;
  readonly range: DayRange;
  readonly today: string;
  readonly isOutdated: boolean;
}) {
  return (
    <div aria-busy={isOutdated} className={`${shared["view"]} ${styles["charts"]}`}>
      <ShareCard numbers={numbers} />
      <WeeksChart weeks={shownWeeks(numbers)} today={today} />
      <FunnelChart range={range} />
      <SourcesChart numbers={numbers} />
    </div>
  );
}

/** What became of the bookings of a range of days, in charts that are also tables. */
export function NumbersView({ now }: { readonly now: Date }) {
  const today = phoenixDay(now);
  const [range, choose] = useRange(today);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(numberEndpoints.numbers, { query: range }),
    placeholderData: keepPreviousData,
  });
  const words = rangeWords(range);
  return (
    <section aria-labelledby="numbers-title" className={shared["view"]}>
      <div className={shared["viewHead"]}>
        <div>
          <h1 id="numbers-title" className={shared["viewTitle"]}>
            Numbers
          </h1>
          <p role="status" className={`${shared["viewLead"]} ${styles["count"]}`}>
            {data === undefined || isPlaceholderData
              ? `Counting the bookings ${words}`
              : `${counted(data.bookings, "booking")} ${words}`}
          </p>
        </div>
        <RangeControls today={today} range={range} onChoose={choose} />
      </div>
      {isError && data === undefined && (
        <Failure title="The numbers could not be loaded." onRetry={() => refetch()}>
          Nothing is lost. Try again in a moment.
        </Failure>
      )}
      {!isError && data === undefined && <Loading />}
      {data?.bookings === 0 && <NoBookings words={words} />}
      {data && data.bookings > 0 && (
        <Charts numbers={data} range={range} today={today} isOutdated={isPlaceholderData} />
      )}
    </section>
  );
}
