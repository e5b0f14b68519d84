import type { Task } from "#domain/api/tasks.ts";
import { addressLine } from "#domain/booking/booking.ts";
import { routeLink } from "#domain/visits/map-link.ts";
import { areaName, counted } from "#inbox/app/labels.ts";
import { addressOfView } from "#inbox/app/navigation.ts";
import type { useVisits } from "#inbox/app/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { PinIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { AreaTint } from "#inbox/visits/area-tint.tsx";
import { windowHours } from "#inbox/visits/visit-choice.ts";
import type { DayPlan, Window } from "./day-plan.ts";
import { lineLook, TodaySection } from "./task-list.tsx";
import { VisitRow } from "./visit-row.tsx";

interface VisitListProps {
  readonly plan: DayPlan;
  /** The part of the day that is shown. */
  readonly windows: readonly Window[];
  readonly query: Pick<
    ReturnType<typeof useVisits>,
    "isError" | "isPending" | "isSuccess" | "refetch"
  >;
  /** What a booking needs a person for. */
  readonly taskOf: (bookingId: string) => Task | undefined;
}

const Band = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <h4 className="relative z-1 flex items-baseline gap-2 bg-(--tint) px-3.5 py-1.5 text-md/[1.25] text-on-paint">
    {name}
    <small className="ml-auto font-text text-xs/[1.25] font-medium whitespace-nowrap">
      {counted(count, "visit")}
    </small>
  </h4>
);

/** The way past all of a window's stops that are still to be made. */
const RouteLink = ({ window: { areas, ...hours } }: { readonly window: Window }) => {
  const addresses = areas
    .flatMap(({ stops }) => stops)
    .filter(({ visit }) => visit.state === "booked")
    .flatMap(({ visit }) => addressLine(visit.booking) || []);
  if (addresses.length < 2) return null;
  return (
    <a
      href={routeLink(addresses)}
      target="_blank"
      rel="noreferrer"
      className={looks.link}
      aria-label={`Route of ${windowHours(hours)}`}
    >
      <PinIcon />
      Route
    </a>
  );
};

/** In each window the neighborhoods in route order. */
const Road = ({ windows, taskOf }: Pick<VisitListProps, "windows" | "taskOf">) =>
  windows.map((window) => (
    <div
      key={`${window.starts} ${window.ends}`}
      className="not-first:border-t-[1.5px] not-first:border-rule"
    >
      <div className="flex min-h-11 items-center justify-between px-3.5">
        <h3>{windowHours(window)}</h3>
        <RouteLink window={window} />
      </div>
      {window.areas.map(({ area, stops }) => (
        <AreaTint
          key={area}
          area={area}
          // The road of a window begins and ends at a stop.
          className="border-rule nth-[n+3]:border-t-[1.5px] nth-2:[&_li:first-child]:before:top-3.5 last:[&_li:last-child]:before:bottom-auto last:[&_li:last-child]:before:h-3.5"
        >
          <Band name={areaName(area)} count={stops.length} />
          <ol>
            {stops.map(({ visit, stop }) => (
              <VisitRow
                key={visit.bookingId}
                visit={visit}
                task={taskOf(visit.bookingId)}
                stop={stop}
              />
            ))}
          </ol>
        </AreaTint>
      ))}
    </div>
  ));

/** The road of today, or the part of it that is on. */
export function VisitList({ plan, windows, query, taskOf }: VisitListProps) {
  const { total, done, toGo } = plan;
  return (
    <TodaySection
      id="visits"
      heading="Visits"
      count={total}
      aside={
        total > 0 && (
          <span className="ml-auto text-sm text-muted">{`${done} done, ${toGo} to go`}</span>
        )
      }
    >
      {query.isPending && <div className="h-62.5" aria-hidden="true" />}
      <LoadFailed query={query}>
        The visits could not be loaded. They are safe on the server.
      </LoadFailed>
      {query.isSuccess && total === 0 && (
        <p className={lineLook}>
          <span>No visits today. </span>
          <a href={addressOfView("week")}>See the week</a>
        </p>
      )}
      <Road windows={windows} taskOf={taskOf} />
    </TodaySection>
  );
}

/** The windows of today beside the one on top. */
export const OtherWindows = ({ windows, taskOf }: Pick<VisitListProps, "windows" | "taskOf">) =>
  windows.length > 0 && (
    <TodaySection id="more-visits" heading="More visits" count={0} aside={null}>
      <Road windows={windows} taskOf={taskOf} />
    </TodaySection>
  );
