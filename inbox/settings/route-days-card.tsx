import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { weekdays } from "#content/shapes.ts";
import { type BookedVisit, visitEndpoints } from "#domain/api/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { phoneLink } from "#domain/phone.ts";
import { slotWords } from "#domain/visits.ts";
import { call, errorMessage, hasStatus } from "#inbox/api/call.ts";
import { queryOf, refresh } from "#inbox/api/queries.ts";
import { failureWords } from "#inbox/changes/mutations.tsx";
import { Button, ButtonLink } from "#inbox/controls/button.tsx";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import shared from "#inbox/controls/shared.module.css";
import { useDraft } from "#inbox/forms/use-draft.ts";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { nameOf } from "#inbox/text/labels.ts";
import { PhoneIcon } from "#ui/drawings/icons.tsx";
import { DaysOff, useDayOffForm } from "./days-off.tsx";
import { RouteAreas } from "./route-areas.tsx";
import styles from "./route-days.module.css";
import {
  draftOf,
  keptText,
  type PlanChanges,
  type PlanDraft,
  readChanges,
  withChanges,
  withPlaces,
} from "./route-plan-draft.ts";
import { SettingsCard, Step } from "./settings-card.tsx";

/** Visits are not moved automatically: these people have to be called. */
const OnDaysOff = ({ visits }: { readonly visits: readonly BookedVisit[] }) =>
  visits.length > 0 && (
    <div className={`${shared["notice"]} ${styles["toCall"]}`}>
      <p>Booked on a day off. Call them and move the visit:</p>
      <ul>
        {visits.map((visit) => {
          const { booking } = visit;
          const { href } = phoneLink(booking.phone);
          const name = nameOf(booking);
          return (
            <li key={visit.bookingId}>
              <span>
                <a href={addressOfPlace({ ...placeOfView("inbox"), booking: booking.id })}>
                  <bdi>{name}</bdi>
                </a>
                <span className={shared["detail"]}>{slotWords(visit)}</span>
              </span>
              {href && (
                <ButtonLink href={href} isSmall aria-label={`Call ${name}`}>
                  <PhoneIcon />
                  Call
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );

const Places = ({
  plan,
  onChange,
}: {
  readonly plan: PlanDraft;
  readonly onChange: (plan: PlanDraft) => void;
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

const routeQuery = queryOf(visitEndpoints.routePlan);

/** The stored plan, changes to it that are not saved yet, and saving them. */
function usePlanDraft() {
  const client = useQueryClient();
  const route = useQuery(routeQuery);
  const [kept, keep] = useDraft("route days");
  const draft = readChanges(kept);
  const save = useMutation({
    mutationFn: ({ plan, base }: PlanChanges) =>
      call(visitEndpoints.changeRoutePlan, { body: { ...plan, seen: base } }),
    onSuccess: async (answer, sent) => {
      client.setQueryData(routeQuery.queryKey, answer);
      keep((now) => {
        const more = now === keptText(sent) ? undefined : readChanges(now);
        return more ? keptText({ ...more, base: draftOf(answer.plan) }) : "";
      });
      await refresh(client);
    },
    onError: async (error, sent) => {
      if (!hasStatus(error, 409)) return;
      const { data, isSuccess } = await route.refetch();
      if (!isSuccess) return;
      const stored = draftOf(data.plan);
      keep((now) => {
        const { plan, base } = readChanges(now) ?? sent;
        return keptText({ plan: withChanges(stored, base, plan), base: stored });
      });
    },
  });
  const setDraft = (changes: PlanChanges | undefined) => keep(changes ? keptText(changes) : "");
  return { route, draft, setDraft, save };
}

function outcomeOf({ route, draft, save }: ReturnType<typeof usePlanDraft>): string | undefined {
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
  const dayOffForm = useDayOffForm();
  const stored = route.data && draftOf(route.data.plan);
  const { plan, base } = draft ?? { plan: stored, base: stored };
  const isSample = route.data?.plan.confirmed === false;
  const change = (next: PlanDraft) => {
    if (base) setDraft({ plan: next, base });
    save.reset();
  };
  const discard = () => {
    setDraft(undefined);
    save.reset();
  };
  const send = () => {
    if (!plan || !base) return;
    const next = dayOffForm.addTyped(plan);
    if (!next) return;
    const sent = { plan: next, base };
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
      {route.isLoadingError && (
        <LoadFailed onRetry={() => void route.refetch()}>
          The route days could not be loaded. They are safe on the server.
        </LoadFailed>
      )}
      {route.data && <OnDaysOff visits={route.data.visitsOnDaysOff} />}
      {plan && (
        <>
          <Places plan={plan} onChange={change} />
          <RouteAreas plan={plan} onChange={change} />
          <DaysOff
            plan={plan}
            today={phoenixDay(new Date())}
            dayOffForm={dayOffForm}
            onChange={change}
          />
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
            outcome={outcomeOf(planDraft)}
          />
        </>
      )}
    </SettingsCard>
  );
}
