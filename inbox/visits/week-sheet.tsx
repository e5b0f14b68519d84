import { phoenixDay } from "#domain/dates.ts";
import { addDays, weekOf } from "#domain/days.ts";
import { useNow } from "#inbox/app/clock.ts";
import { longDayOfYear } from "#inbox/app/dates.ts";
import { addressOfPlace, goTo, usePlace } from "#inbox/app/navigation.ts";
import { useVisits } from "#inbox/app/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { PrintIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import { WeekDay } from "./week-day.tsx";

const round =
  "inline-flex min-h-12 min-w-12 items-center justify-center gap-1.75 rounded-pill border-2 border-ink bg-surface text-ink hover:bg-sky md:min-h-11 md:min-w-11";

/** The week before, the week after, and paper. */
function Steps({ sunday, today }: { readonly sunday: string; readonly today: string }) {
  const place = usePlace();
  const show = (day: string) =>
    goTo(addressOfPlace({ ...place, week: weekOf(today) === day ? undefined : day }));
  return (
    <div data-above-tabs className={`${looks.aboveTabs} flex justify-between gap-2`}>
      {[
        { name: "Previous week", days: -7, turn: "rotate-90" },
        { name: "Next week", days: 7, turn: "-rotate-90" },
      ].map(({ name, days, turn }) => (
        <button
          key={name}
          type="button"
          className={round}
          aria-label={name}
          onClick={() => show(addDays(sunday, days))}
        >
          <ChevronIcon className={turn} />
        </button>
      ))}
      <button
        type="button"
        className={`${round} px-4 font-display text-sm/none font-bold max-md:-order-1 max-md:mr-auto`}
        onClick={() => print()}
      >
        <PrintIcon />
        Print
      </button>
    </div>
  );
}

/** A week with its capacity, a column a day; on a phone the days are below each other. */
export function WeekSheet() {
  const today = phoenixDay(useNow());
  const sunday = weekOf(usePlace().week ?? today);
  const { data, isError, refetch, isPlaceholderData } = useVisits(sunday, addDays(sunday, 6));
  const title = `Week of ${longDayOfYear(sunday)}`;
  return (
    <section
      aria-labelledby="week-title"
      aria-busy={isPlaceholderData}
      className={`${looks.sheet} @container/week flex min-w-0 flex-col shadow-hard max-md:mb-[4.375rem] lg:min-h-[calc(100dvh-120px)] print:m-0 print:block print:min-h-0 print:border-0 print:[container-type:normal] print:[page:week]`}
    >
      <div className="flex min-h-14 items-center gap-2 border-b-2 border-ink px-4 py-2 md:py-3 md:pl-5 print:min-h-0 print:border-b print:p-0 print:pb-0.5">
        <h2
          id="week-title"
          aria-live="polite"
          className="mr-auto text-[clamp(1.25rem,1rem+1vw,1.5rem)] print:text-[10pt]"
        >
          {title}
        </h2>
        <Steps sunday={sunday} today={today} />
      </div>
      <LoadFailed query={{ isError: isError && !data, refetch }}>
        The week could not be loaded. The visits are safe on the server.
      </LoadFailed>
      {!isPlaceholderData && data && (
        <ol
          // Seven in a row, or four days and three: the lines between those are the gaps.
          className="wide:grid wide:flex-1 wide:grid-cols-7 screen:overflow-clip screen:rounded-b-[14px] wide:@max-[46rem]/week:grid-cols-4 wide:@max-[46rem]/week:gap-[1.5px] wide:@max-[46rem]/week:bg-rule wide:@max-[46rem]/week:after:bg-paper print:grid print:grid-cols-7"
        >
          {data.days.map((load) => (
            <WeekDay
              key={load.day}
              load={load}
              visits={data.visits.filter((visit) => visit.day === load.day)}
            />
          ))}
        </ol>
      )}
      {(isPlaceholderData || !data) && !isError && <div className="h-120" aria-hidden="true" />}
    </section>
  );
}
