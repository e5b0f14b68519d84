import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { weekdays } from "#content/weekdays.ts";
import { type PlanFields, visitEndpoints } from "#domain/api/visits.ts";
import { areaGroups } from "#domain/areas/areas.ts";
import { call, errorMessage, hasStatus } from "#inbox/app/call.ts";
import { counted } from "#inbox/app/labels.ts";
import { refresh, routePlanQuery } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { Fold } from "#inbox/controls/fold.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { ButtonWithResult, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { submitting } from "#inbox/controls/submit.ts";
import { WeekdayTicks } from "#inbox/controls/weekday-ticks.tsx";
import { fieldsOf } from "./day-off-dialog.tsx";
import { DaysOffList } from "./days-off-list.tsx";

const placesField = (weekday: string) => `places ${weekday}`;

/** What the form says. An area that the plan does not name stays so until one of its days is chosen. */
function readPlan(form: HTMLFormElement, seen: PlanFields): Omit<PlanFields, "daysOff"> {
  const typed = new FormData(form);
  const placesOn = (weekday: string) =>
    Number(String(typed.get(placesField(weekday)) ?? "").replace(/\D/g, ""));
  const areas = areaGroups
    .flatMap(({ items }) => items)
    .map(({ slug }) => [slug, weekdays.filter((day) => typed.getAll(slug).includes(day))] as const)
    .filter(([slug, days]) => days.length > 0 || seen.areas[slug]);
  return {
    areas: { ...seen.areas, ...Object.fromEntries(areas) },
    capacity: Object.fromEntries(weekdays.map((day) => [day, placesOn(day)])),
  };
}

const Places = ({ capacity }: Pick<PlanFields, "capacity">) => (
  <fieldset>
    <legend className="pb-2 font-display text-base/[1.2] font-bold">Visits a day</legend>
    <div className="grid grid-cols-5 gap-x-2 gap-y-2.5 sm:grid-cols-7">
      {weekdays.map((weekday) => (
        <label key={weekday} className="grid gap-1 text-sm font-semibold">
          {weekday.slice(0, 3)}
          <input
            className="min-h-11.5 w-full rounded-field border-2 border-ink bg-surface px-1 text-center text-md text-ink"
            name={placesField(weekday)}
            aria-label={weekday}
            type="text"
            inputMode="numeric"
            maxLength={2}
            placeholder="0"
            defaultValue={capacity[weekday] || ""}
          />
        </label>
      ))}
    </div>
  </fieldset>
);

/** On which weekdays the route passes each neighborhood. */
const RouteAreas = ({ areas }: Pick<PlanFields, "areas">) =>
  areaGroups.map(({ name, items }) => (
    <Fold
      key={name}
      summary={name}
      more={counted(items.length, "area")}
      className="mt-4 rounded-field border-2 border-ink"
    >
      {items.map((area) => (
        <WeekdayTicks
          key={area.slug}
          className="border-t-[1.5px] border-rule px-3 pt-2 pb-2.5"
          legend={area.name}
          name={area.slug}
          chosen={areas[area.slug] ?? []}
        />
      ))}
    </Fold>
  ));

/** Which neighborhoods are visited on which weekdays, how many places a day has, and days off. */
export function RouteDaysCard() {
  const client = useQueryClient();
  const route = useQuery(routePlanQuery);
  /** Counts the plans that the form has started from. */
  const [version, setVersion] = useState(0);
  const startAnew = () => setVersion((last) => last + 1);
  const save = useMutation({
    mutationFn: (body: PlanFields & { readonly seen: PlanFields }) =>
      call(visitEndpoints.changeRoutePlan, { body }),
    onSuccess: async (answer) => {
      client.setQueryData(routePlanQuery.queryKey, answer);
      startAnew();
      await refresh(client);
    },
    onError: async (error) => {
      if (hasStatus(error, 409) && (await route.refetch()).isSuccess) startAnew();
    },
  });
  const message = () => {
    if (hasStatus(save.error, 409) && !route.isError)
      return "Someone else changed the plan. You see their plan now: make your change again.";
    const error = save.error ?? route.error;
    if (error) return errorMessage(error);
    return save.isSuccess ? "Saved. Visits stay where they are." : undefined;
  };
  const { plan } = route.data ?? {};
  return (
    <SettingsCard
      id="route-days"
      title="Route days"
      lead="Saved at once. Where you drive on which weekday, and how many visits fit into a day. A visit is offered on the days of its neighborhood first. A day with no visits set here is not offered."
    >
      {plan?.confirmed === false && (
        <p className={`${looks.notice} mb-4`}>This is a sample. Make it yours and save it.</p>
      )}
      <LoadFailed query={{ isError: route.isLoadingError, refetch: route.refetch }}>
        The route days could not be loaded. They are safe on the server.
      </LoadFailed>
      {plan && (
        <>
          <PlanForm
            key={version}
            plan={fieldsOf(plan)}
            isBusy={save.isPending}
            message={message()}
            isBad={save.isError || route.isError}
            onSave={(changed, seen) => {
              // Days off are saved at once, meanwhile too.
              const { daysOff } = plan;
              save.mutate({ ...changed, daysOff, seen: { ...seen, daysOff } });
            }}
          />
          <DaysOffList daysOff={plan.daysOff} />
        </>
      )}
    </SettingsCard>
  );
}

function PlanForm({
  plan,
  isBusy,
  isBad,
  message,
  onSave,
}: {
  readonly plan: PlanFields;
  readonly isBusy: boolean;
  readonly isBad: boolean;
  readonly message: string | undefined;
  readonly onSave: (changed: Omit<PlanFields, "daysOff">, seen: PlanFields) => void;
}) {
  /** What the fields started from, however the stored plan changes meanwhile. */
  const [seen] = useState(plan);
  return (
    <form
      aria-labelledby="route-days-title"
      onSubmit={submitting((form) => onSave(readPlan(form, seen), seen))}
    >
      <Places capacity={seen.capacity} />
      <RouteAreas areas={seen.areas} />
      <div className="mt-5">
        <ButtonWithResult
          button={
            <Button type="submit" tone="agave" isBusy={isBusy}>
              {isBusy ? "Saving" : "Save route days"}
            </Button>
          }
          isBad={isBad}
          message={message}
        />
      </div>
    </form>
  );
}
