import { useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { sessionEndpoints } from "#domain/api/session.ts";
import { phoenixDay } from "#domain/dates.ts";
import { call } from "#inbox/app/call.ts";
import { useNow } from "#inbox/app/clock.ts";
import { dayOfYear, shortTime } from "#inbox/app/dates.ts";
import { queryOf } from "#inbox/app/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { Row, Rows, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { RemoveButton } from "./remove-button.tsx";

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
  const list = useQuery({
    ...listQuery,
    // There may be new ones since the last look.
    staleTime: 0,
  });
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
              <RemoveButton
                name={session.device || "an unknown device"}
                what="session"
                remove={() => call(sessionEndpoints.endSession, { params: { id: session.id } })}
                queryKey={listQuery.queryKey}
              >
                That browser is signed out within seconds.
              </RemoveButton>
            )}
          </Row>
        ))}
      </Rows>
      <LoadFailed query={list}>Your sessions could not be loaded.</LoadFailed>
    </SettingsCard>
  );
}
