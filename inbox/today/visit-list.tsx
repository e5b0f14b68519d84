import type { Task } from "#domain/api/tasks.ts";
import { addressLine } from "#domain/booking/address-line.ts";
import { reasons } from "#domain/tasks/reasons.ts";
import { routeLink } from "#domain/visits/map-link.ts";
import type { useVisits } from "#inbox/api/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { PinIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { areaName, counted } from "#inbox/text/labels.ts";
import { AreaTint } from "#inbox/visits/area-tint.tsx";
import { UndecidedList } from "#inbox/visits/undecided-list.tsx";
import { windowHours } from "#inbox/visits/visit-words.ts";
import type { DayPlan, Row, Window } from "./day-plan.ts";
import styles from "./today-view.module.css";
import { VisitRow } from "./visit-row.tsx";

interface VisitListProps {
  readonly plan: DayPlan;
  readonly query: Pick<ReturnType<typeof useVisits>, "isError" | "isPending" | "refetch">;
  /** What a booking needs a person for. */
  readonly taskOf: (bookingId: string) => Task | undefined;
  readonly now: Date;
}

const Band = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <h3 className={styles["band"]}>
    {name}
    <small>{counted(count, "visit")}</small>
  </h3>
);

/** The way past all of a window's stops that are still to be made. */
const RouteLink = ({ window: { areas, ...hours } }: { readonly window: Window }) => {
  const addresses = areas
    .flatMap(({ stops }) => stops)
    .filter(({ visit, isHandled }) => visit.state === "booked" && !isHandled)
    .flatMap(({ visit }) => addressLine(visit.booking) || []);
  if (addresses.length < 2) return null;
  return (
    <a
      href={routeLink(addresses)}
      target="_blank"
      rel="noreferrer"
      className={`${shared["link"]} ${shared["screenOnly"]}`}
      aria-label={`Route of ${windowHours(hours)}`}
    >
      <PinIcon />
      Route
    </a>
  );
};

/** The visits that need a decision, then the windows, and in each the neighborhoods in route order. */
function Road({ plan: { open, windows }, now, taskOf }: Omit<VisitListProps, "query">) {
  const rowOf = (row: Row, stop?: number) => (
    <VisitRow
      key={row.visit.bookingId}
      visit={row.visit}
      isHandled={row.isHandled}
      task={taskOf(row.visit.bookingId)}
      now={now}
      {...(stop !== undefined && { stop })}
    />
  );
  return (
    <>
      {open.map(({ name, rows }) => (
        <div key={name} className={styles["group"]} data-open="true">
          <Band name={reasons[name].heading} count={rows.length} />
          {name === "day-off" ? (
            <UndecidedList visits={rows.map(({ visit }) => visit)} now={now} />
          ) : (
            <ul>{rows.map((row) => rowOf(row))}</ul>
          )}
        </div>
      ))}
      {windows.map((window) => (
        <div key={`${window.starts} ${window.ends}`} className={styles["window"]}>
          <div className={styles["hours"]}>
            <h3>{windowHours(window)}</h3>
            <RouteLink window={window} />
          </div>
          {window.areas.map(({ area, stops }) => (
            <AreaTint key={area} area={area} className={styles["group"]}>
              <h4 className={styles["band"]}>
                {areaName(area)}
                <small>{counted(stops.length, "visit")}</small>
              </h4>
              <ol>{stops.map((row) => rowOf(row, row.stop))}</ol>
            </AreaTint>
          ))}
        </div>
      ))}
    </>
  );
}

export function VisitList({ plan, query, taskOf, now }: VisitListProps) {
  const { open, total, done, toGo } = plan;
  return (
    <section aria-labelledby="visits" className={styles["section"]}>
      <div className={styles["head"]}>
        <h2 id="visits" tabIndex={-1}>
          Visits
        </h2>
        {total > 0 && (
          <>
            <span className={shared["count"]}>{total}</span>
            <span className={styles["tally"]}>{`${done} done, ${toGo} to go`}</span>
          </>
        )}
      </div>
      <div className={`${shared["sheet"]} ${styles["card"]}`}>
        {query.isPending && <div className={styles["skeleton"]} aria-hidden="true" />}
        <LoadFailed query={query}>
          The visits could not be loaded. They are safe on the server.
        </LoadFailed>
        {!query.isPending && !query.isError && total + open.length === 0 && (
          <p className={styles["line"]}>
            {"No visits today. "}
            <a href={addressOfPlace(placeOfView("week"))} className={shared["screenOnly"]}>
              See the week
            </a>
          </p>
        )}
        <Road plan={plan} taskOf={taskOf} now={now} />
      </div>
    </section>
  );
}
