import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Numbers, numberEndpoints } from "#domain/api/reports.ts";
import { phoenixDay } from "#domain/dates.ts";
import { queryOf } from "#inbox/api/queries.ts";
import { Empty } from "#inbox/controls/empty.tsx";
import { Failure } from "#inbox/controls/failure.tsx";
import shared from "#inbox/controls/shared.module.css";
import { counted } from "#inbox/text/labels.ts";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";
import { FunnelChart } from "./funnel-chart.tsx";
import styles from "./numbers-view.module.css";
import { type DayRange, rangeWords, useRange } from "./range.ts";
import { RangeControls } from "./range-controls.tsx";
import { ShareCard } from "./share-card.tsx";
import { SourcesChart } from "./sources-chart.tsx";
import { WeeksChart } from "./weeks-chart.tsx";

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
      <WeeksChart numbers={numbers} today={today} />
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
        <h1 id="numbers-title" className={shared["viewTitle"]}>
          Numbers
        </h1>
        <RangeControls today={today} range={range} onChoose={choose} />
        <p role="status">
          {data === undefined || isPlaceholderData
            ? `Counting the bookings ${words}`
            : `${counted(data.bookings, "booking")} ${words}`}
        </p>
      </div>
      {isError && data === undefined && (
        <Failure title="The numbers could not be loaded." onRetry={() => refetch()}>
          Nothing is lost. Try again in a moment.
        </Failure>
      )}
      {!isError && data === undefined && (
        <div aria-hidden="true" className={`${shared["sheet"]} ${styles["loading"]}`} />
      )}
      {data?.bookings === 0 && (
        <Empty Art={DachshundLying} title="Quiet yards" className={shared["sheet"]}>
          <p>{`There are no bookings ${words}. Choose other days, or “All”.`}</p>
        </Empty>
      )}
      {data && data.bookings > 0 && (
        <Charts numbers={data} range={range} today={today} isOutdated={isPlaceholderData} />
      )}
    </section>
  );
}
