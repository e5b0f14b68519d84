import { reasons } from "#domain/reasons.ts";
import type { useVisits } from "#inbox/api/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { areaName, counted } from "#inbox/text/labels.ts";
import { AreaTint } from "#inbox/visits/area-tint.tsx";
import { UndecidedList } from "#inbox/visits/undecided-list.tsx";
import type { DayPlan } from "./day-plan.ts";
import styles from "./today-view.module.css";
import { VisitRow } from "./visit-row.tsx";

interface VisitListProps {
  readonly plan: DayPlan;
  readonly query: Pick<ReturnType<typeof useVisits>, "isError" | "isPending" | "refetch">;
  /** What is special about a booking. */
  readonly specialOf: (bookingId: string) => readonly string[];
  readonly now: Date;
}

const Band = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <h3 className={styles["band"]}>
    {name}
    <small>{counted(count, "visit")}</small>
  </h3>
);

/** The visits that need a decision, then the neighborhoods in route order. */
function Road({ plan: { open, groups }, now, specialOf }: Omit<VisitListProps, "query">) {
  const firstStops = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { visits }) => sum + visits.length, 1),
  );
  return (
    <>
      {open.map(({ name, visits }) => (
        <div key={name} className={styles["group"]} data-open="true">
          <Band name={reasons[name].heading} count={visits.length} />
          {name === "day-off" ? (
            <UndecidedList visits={visits} now={now} />
          ) : (
            <ul>
              {visits.map((visit) => (
                <VisitRow
                  key={visit.bookingId}
                  visit={visit}
                  special={specialOf(visit.bookingId)}
                  now={now}
                />
              ))}
            </ul>
          )}
        </div>
      ))}
      {groups.map(({ area, visits }, group) => (
        <AreaTint key={area} area={area} className={styles["group"]}>
          <Band name={areaName(area)} count={visits.length} />
          <ol>
            {visits.map((visit, index) => (
              <VisitRow
                key={visit.bookingId}
                visit={visit}
                special={specialOf(visit.bookingId)}
                now={now}
                stop={(firstStops[group] ?? 1) + index}
              />
            ))}
          </ol>
        </AreaTint>
      ))}
    </>
  );
}

export function VisitList({ plan, query, specialOf, now }: VisitListProps) {
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
        {query.isError && (
          <LoadFailed className={styles["failed"]} onRetry={() => void query.refetch()}>
            The visits could not be loaded. They are safe on the server.
          </LoadFailed>
        )}
        {!query.isPending && !query.isError && total + open.length === 0 && (
          <p className={styles["line"]}>
            {"No visits today. "}
            <a href={addressOfPlace(placeOfView("week"))} className={shared["screenOnly"]}>
              See the week
            </a>
          </p>
        )}
        <Road plan={plan} specialOf={specialOf} now={now} />
      </div>
    </section>
  );
}
