import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { sessionEndpoints } from "#domain/api/session.ts";
import { phoenixDay } from "#domain/dates.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { useNow } from "#inbox/app/clock.ts";
import { dayOfYear, shortTime } from "#inbox/app/dates.ts";
import { queryOf } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { Row, Rows, SettingsCard } from "#inbox/controls/settings-card.tsx";

type ListedSession = z.output<(typeof sessionEndpoints)["sessions"]["answer"]>["sessions"][number];

const listQuery = queryOf(sessionEndpoints.sessions);

/** Stored by the day, so that not every request writes. */
function sessionWords({ createdAt, usedOn }: ListedSession, now: Date): string {
  const used = usedOn === phoenixDay(now) ? "Used today." : `Last used on ${dayOfYear(usedOn)}.`;
  return `Since ${shortTime(new Date(createdAt), now)}. ${used}`;
}

/** Every browser in which this user is signed in. */
export function SessionsCard() {
  const now = useNow();
  const client = useQueryClient();
  const list = useQuery({
    ...listQuery,
    // There may be new ones since the last look.
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: ({ id }: ListedSession) => call(sessionEndpoints.endSession, { params: { id } }),
    onSuccess: () => client.invalidateQueries(listQuery),
  });
  const error = list.error ?? end.error;
  return (
    <SettingsCard
      id="sessions"
      title="Signed in"
      lead="Your browsers and devices. End any that you lost or no longer use. They are signed out within seconds and get no more notifications."
    >
      <Rows of="sessions">
        {list.data?.sessions.map((session) => (
          <Row
            key={session.id}
            name={session.device || "An unknown device"}
            mark={session.isThis && "this one"}
            detail={sessionWords(session, now)}
          >
            {!session.isThis && (
              <Button
                isSmall
                aria-label={`End ${session.device || "an unknown device"}`}
                isBusy={end.isPending}
                onClick={() => end.mutate(session)}
              >
                End
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      <p role="status" className={error ? "font-semibold text-error" : "font-semibold"}>
        {error ? errorMessage(error) : end.isSuccess && "That browser is signed out."}
      </p>
    </SettingsCard>
  );
}
