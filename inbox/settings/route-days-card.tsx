import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { weekdays } from "#content/shapes.ts";
import { type PlanFields, visitEndpoints } from "#domain/api/visits.ts";
import { call, errorMessage, hasStatus } from "#inbox/api/call.ts";
import { refresh, routePlanQuery } from "#inbox/api/queries.ts";
import { failureWords } from "#inbox/changes/mutations.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import shared from "#inbox/controls/shared.module.css";
import { useDraft } from "#inbox/forms/use-draft.ts";
import { fieldsOf } from "#inbox/visits/days-off.ts";
import { UndecidedList } from "#inbox/visits/undecided-list.tsx";
import { DaysOff } from "./days-off.tsx";
import { RouteAreas } from "./route-areas.tsx";
import styles from "./route-days.module.css";
import {
  keptText,
  type PlanChanges,
  readChanges,
  withChanges,
  withPlaces,
} from "./route-plan-draft.ts";
import { SettingsCard, Step } from "./settings-card.tsx";

const Places = ({
  plan,
  onChange,
}: {
  readonly plan: PlanFields;
  readonly onChange: (plan: PlanFields) => void;
}) => (
  <fieldset className={styles["places"]}>
    <legend>Places a day</legend>
    <div>
      {weekdays.map((weekday) => (
        <label key={weekday}>
          {weekday.slice(0, 3)}
          <input
            aria-label={weekday}
            type="text"
            inputMode="numeric"
            maxLength={2}
            placeholder="0"
            value={plan.capacity[weekday] || ""}
            onChange={(event) => onChange(withPlaces(plan, weekday, event.currentTarget.value))}
          />
        </label>
      ))}
    </div>
  </fieldset>
);

/** The stored plan, changes to it that are not saved yet, and saving them. */
function usePlanDraft() {
  const client = useQueryClient();
  const route = useQuery(routePlanQuery);
  const [kept, keep] = useDraft("route days");
  const draft = readChanges(kept);
  const save = useMutation({
    mutationFn: ({ plan, base }: PlanChanges) =>
      call(visitEndpoints.changeRoutePlan, { body: { ...plan, seen: base } }),
    onSuccess: async (answer, sent) => {
      client.setQueryData(routePlanQuery.queryKey, answer);
      keep((now) => {
        const more = now === keptText(sent) ? undefined : readChanges(now);
        return more ? keptText({ ...more, base: fieldsOf(answer.plan) }) : "";
      });
      await refresh(client);
    },
    onError: async (error, sent) => {
      if (!hasStatus(error, 409)) return;
      const { data, isSuccess } = await route.refetch();
      if (!isSuccess) return;
      const stored = fieldsOf(data.plan);
      keep((now) => {
        const { plan, base } = readChanges(now) ?? sent;
        return keptText({ plan: withChanges(stored, base, plan), base: stored });
      });
    },
  });
  const setDraft = (changes: PlanChanges | undefined) => keep(changes ? keptText(changes) : "");
  return { route, draft, setDraft, save };
}

function messageOf({ route, draft, save }: ReturnType<typeof usePlanDraft>): string | undefined {
  if (hasStatus(save.error, 409) && !route.isError)
    return "Someone else changed the plan. You see their changes now, and yours are kept. Check the plan and save it again.";
  if (save.error) return failureWords(save.error);
  if (route.error) return errorMessage(route.error);
  if (draft) return "Not saved yet.";
  return save.isSuccess ? "Saved. Visits stay where they are." : undefined;
}

/** Which neighborhoods are visited on which weekdays, how many places a day has, and days off. */
export function RouteDaysCard() {
  const planDraft = usePlanDraft();
  const { route, draft, setDraft, save } = planDraft;
  const now = new Date();
  const stored = route.data && fieldsOf(route.data.plan);
  const { plan, base } = draft ?? { plan: stored, base: stored };
  const isSample = route.data?.plan.confirmed === false;
  const change = (next: PlanFields) => {
    if (base) setDraft({ plan: next, base });
    save.reset();
  };
  const discard = () => {
    setDraft(undefined);
    save.reset();
  };
  const send = () => {
    if (!plan || !base || !stored) return;
    // Days off are saved at once, meanwhile too.
    const { daysOff } = stored;
    const sent = { plan: { ...plan, daysOff }, base: { ...base, daysOff } };
    setDraft(sent);
    save.mutate(sent);
  };
  return (
    <SettingsCard
      id="route-days"
      title="Route days"
      lead="Where you drive on which weekday, and how many visits fit into a day. A visit is offered on the days of its neighborhood first. A day without visits offers none."
    >
      {isSample && (
        <p className={`${shared["notice"]} ${styles["sample"]}`}>
          This is a sample. Make it yours and save it.
        </p>
      )}
      <LoadFailed query={{ isError: route.isLoadingError, refetch: route.refetch }}>
        The route days could not be loaded. They are safe on the server.
      </LoadFailed>
      {route.data && route.data.visitsOnDaysOff.length > 0 && (
        <div className={`${shared["notice"]} ${styles["toCall"]}`}>
          <p>On a closed day. What becomes of these visits?</p>
          <UndecidedList visits={route.data.visitsOnDaysOff} now={now} />
        </div>
      )}
      {plan && (
        <>
          <Places plan={plan} onChange={change} />
          <RouteAreas plan={plan} onChange={change} />
          {route.data && <DaysOff daysOff={route.data.plan.daysOff} now={now} />}
          <Step
            button={
              <>
                <Button
                  tone={draft || isSample ? "agave" : "white"}
                  isBusy={save.isPending}
                  onClick={send}
                >
                  {save.isPending ? "Saving" : "Save route days"}
                </Button>
                {draft && !save.isPending && <Button onClick={discard}>Discard</Button>}
              </>
            }
            isBad={save.isError || route.isError}
            message={messageOf(planDraft)}
          />
        </>
      )}
    </SettingsCard>
  );
}
