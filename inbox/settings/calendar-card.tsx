import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { visitEndpoints } from "#domain/api/visits.ts";
import { call, errorMessage } from "#inbox/api/call.ts";
import { queryOf } from "#inbox/api/queries.ts";
import { useRecentSignIn } from "#inbox/changes/recent-sign-in.ts";
import { Button } from "#inbox/controls/button.tsx";
import { AddressToCopy } from "#inbox/controls/copy-button.tsx";
import { Question } from "#inbox/controls/question.tsx";
import shared from "#inbox/controls/shared.module.css";
import { SettingsCard, Step } from "./settings-card.tsx";

const feedQuery = queryOf(visitEndpoints.feed);

const questions = {
  makeFeed: { title: "Make a new address?", confirm: "Make a new one" },
  revokeFeed: { title: "Revoke the address?", confirm: "Revoke it" },
} as const;
type FeedStep = keyof typeof questions;

function messageOf(done: FeedStep | undefined, error: Error | null): string {
  if (error) return errorMessage(error);
  if (done === "makeFeed") return "Made. Copy it into your calendar.";
  return done === "revokeFeed" ? "Revoked. No calendar can read the visits now." : "";
}

/** The secret address under which the owner's own calendar reads the visits. */
export function CalendarCard() {
  const client = useQueryClient();
  const askFirst = useRecentSignIn();
  const [asked, setAsked] = useState<FeedStep>();
  const feed = useQuery(feedQuery);
  const change = useMutation({
    mutationFn: (step: FeedStep) => askFirst(() => call(visitEndpoints[step])),
    onSuccess: (answer) => client.setQueryData(feedQuery.queryKey, answer),
    onSettled: () => setAsked(undefined),
  });
  const address = feed.data?.address ?? null;
  return (
    <SettingsCard
      id="calendar"
      title="Calendar feed"
      lead="Your own calendar can show the visits: subscribe to this secret address in Google Calendar, Apple Calendar or Outlook. It shows only first name, neighborhood and window."
    >
      {address !== null && <AddressToCopy address={address} what="address" />}
      <Step
        button={
          <>
            <Button
              disabled={!feed.isSuccess}
              isBusy={change.isPending}
              onClick={() => (address === null ? change.mutate("makeFeed") : setAsked("makeFeed"))}
            >
              {address === null ? "Make an address" : "Make a new one"}
            </Button>
            {address !== null && (
              <button
                type="button"
                className={shared["quiet"]}
                onClick={() => setAsked("revokeFeed")}
              >
                Revoke …
              </button>
            )}
          </>
        }
        isBad={change.isError || feed.isError}
        message={messageOf(change.data && change.variables, change.error ?? feed.error)}
      />
      {asked && (
        <Question
          title={questions[asked].title}
          confirm={questions[asked].confirm}
          isBusy={change.isPending}
          onConfirm={() => change.mutate(asked)}
          onClose={() => setAsked(undefined)}
        >
          Calendars with the old address will no longer get new visits.
        </Question>
      )}
    </SettingsCard>
  );
}
