import type { Weekday } from "#content/shapes.ts";
import { weekdays } from "#content/shapes.ts";
import type { PlanFields } from "#domain/api/visits.ts";
import { areaGroups } from "#domain/areas/areas.ts";
import shared from "#inbox/controls/shared.module.css";
import { counted } from "#inbox/text/labels.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";
import styles from "./route-days.module.css";
import { toggleRouteDay } from "./route-plan-draft.ts";

interface EditorProps {
  readonly plan: PlanFields;
  readonly onChange: (plan: PlanFields) => void;
}

const Days = ({
  name,
  days,
  onToggle,
}: {
  readonly name: string;
  readonly days: readonly Weekday[];
  readonly onToggle: (weekday: Weekday) => void;
}) => (
  <fieldset className={styles["area"]}>
    <legend>{name}</legend>
    <div>
      {weekdays.map((weekday) => (
        <label key={weekday}>
          <input
            type="checkbox"
            aria-label={weekday}
            checked={days.includes(weekday)}
            onChange={() => onToggle(weekday)}
          />
          <span aria-hidden="true">{weekday.slice(0, 2)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** On which weekdays the route passes each neighborhood. */
export const RouteAreas = ({ plan, onChange }: EditorProps) => (
  <>
    {areaGroups.map(({ name, items }) => (
      <details key={name} className={`${shared["fold"]} ${styles["region"]}`}>
        <summary>
          {name} <small>{counted(items.length, "area")}</small>
          <ChevronIcon />
        </summary>
        {items.map((area) => (
          <Days
            key={area.slug}
            name={area.name}
            days={plan.areas[area.slug] ?? []}
            onToggle={(weekday) => onChange(toggleRouteDay(plan, area.slug, weekday))}
          />
        ))}
      </details>
    ))}
  </>
);
