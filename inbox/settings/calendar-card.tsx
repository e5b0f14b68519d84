import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { visitEndpoints } from "#domain/api/visits.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { queryOf, useRecentSignIn } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { AddressToCopy } from "#inbox/controls/copy-button.tsx";
import { useDialog } from "#inbox/controls/dialogs.tsx";
import { Question } from "#inbox/controls/form-dialog.tsx";
import { ButtonWithResult, SettingsCard } from "#inbox/controls/settings-card.tsx";

const feedQuery = queryOf(visitEndpoints.feed);

/** The secret address under which the owner's own calendar reads the visits. */
export function CalendarCard() {
  const client = useQueryClient();
  const askFirst = useRecentSignIn();
  const feed = useQuery(feedQuery);
  const change = useMutation({
    mutationFn: () => askFirst(() => call(visitEndpoints.makeFeed)),
    onSuccess: (answer) => client.setQueryData(feedQuery.queryKey, answer),
  });
  const open = useDialog();
  const ask = () =>
    open((close) => (
      <Question
        title="Make a new address?"
        confirm="Make a new one"
        onConfirm={() => {
          close();
          change.mutate();
        }}
        onClose={close}
      >
        Calendars with the old address will no longer get new visits.
      </Question>
    ));
  const failed = change.error ?? feed.error;
  const address = feed.data?.address ?? null;
  return (
    <SettingsCard
      id="calendar"
      title="Calendar feed"
      lead="Your own calendar can show the visits: subscribe to this secret address in Google Calendar, Apple Calendar or Outlook. It shows only first name, neighborhood and window."
    >
      {address !== null && <AddressToCopy address={address} what="address" />}
      <ButtonWithResult
        button={
          <Button
            isBusy={change.isPending || !feed.isSuccess}
            onClick={() => (address === null ? change.mutate() : ask())}
          >
            {address === null ? "Make an address" : "Make a new one"}
          </Button>
        }
        isBad={failed !== null}
        message={failed ? errorMessage(failed) : change.data && "Made. Copy it into your calendar."}
      />
    </SettingsCard>
  );
}
