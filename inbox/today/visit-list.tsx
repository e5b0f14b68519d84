import type { BookedVisit } from "#domain/api/visits.ts";
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
  readonly now: Date;
}

const Band = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <h3 className={styles["band"]}>
    {name}
    <small>{counted(count, "visit")}</small>
  </h3>
);

const OpenGroup = ({
  name,
  visits,
  now,
}: {
  readonly name: string;
  readonly visits: readonly BookedVisit[];
  readonly now: Date;
}) =>
  visits.length > 0 && (
    <div className={styles["group"]} data-open="true">
      <Band name={name} count={visits.length} />
      <ul>
        {visits.map((visit) => (
          <VisitRow key={visit.bookingId} visit={visit} now={now} />
        ))}
      </ul>
    </div>
  );

/** The days that visitors chose, the visits that passed without an outcome, then the neighborhoods in route order. */
function Road({
  plan: { undecided, held, passed, missed, groups },
  now,
}: Omit<VisitListProps, "query">) {
  const firstStops = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { visits }) => sum + visits.length, 1),
  );
  return (
    <>
      {undecided.length > 0 && (
        <div className={styles["group"]} data-open="true">
          <Band name="On a closed day: decide" count={undecided.length} />
          <UndecidedList visits={undecided} now={now} />
        </div>
      )}
      <OpenGroup name="To confirm" visits={held} now={now} />
      <OpenGroup name="No outcome yet" visits={passed} now={now} />
      <OpenGroup name="No access: pick another day" visits={missed} now={now} />
      {groups.map(({ area, visits }, group) => (
        <AreaTint key={area} area={area} className={styles["group"]}>
          <Band name={areaName(area)} count={visits.length} />
          <ol>
            {visits.map((visit, index) => (
              <VisitRow
                key={visit.bookingId}
                visit={visit}
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

export function VisitList({ plan, query, now }: VisitListProps) {
  const { all, done, toGo } = plan;
  return (
    <section aria-labelledby="visits" className={styles["section"]}>
      <div className={styles["head"]}>
        <h2 id="visits" tabIndex={-1}>
          Visits
        </h2>
        {all.length > 0 && (
          <>
            <span className={shared["count"]}>{all.length}</span>
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
        {!query.isPending &&
          !query.isError &&
          all.length + plan.missed.length + plan.held.length + plan.undecided.length === 0 && (
            <p className={styles["line"]}>
              {"No visits today. "}
              <a href={addressOfPlace(placeOfView("week"))} className={shared["screenOnly"]}>
                See the week
              </a>
            </p>
          )}
        <Road plan={plan} now={now} />
      </div>
    </section>
  );
}
