import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { spamKeptDays } from "#content/business-facts.ts";
import { privacyEndpoints } from "#domain/api/privacy.ts";
import { call, errorMessage } from "#inbox/api/call.ts";
import { queryOf } from "#inbox/api/queries.ts";
import { failureWords } from "#inbox/changes/mutations.tsx";
import { useRecentSignIn } from "#inbox/changes/recent-sign-in.ts";
import { Button } from "#inbox/controls/button.tsx";
import { submitting } from "#inbox/forms/submit.ts";
import { SelectField } from "#ui/field.tsx";
import { ClockNotice } from "./clock-notice.tsx";
import { monthsWords, previewWords, promiseWords, retentionOptions } from "./retention-words.ts";
import styles from "./settings.module.css";
import { SettingsCard, Step } from "./settings-card.tsx";

const settingQuery = queryOf(privacyEndpoints.retention);

/** What a setting would erase now. */
const usePreview = (months: number | null) =>
  useQuery({
    ...queryOf(privacyEndpoints.previewRetention, { query: { months: months ?? 1 } }),
    enabled: months !== null,
  });

function messageOf(
  save: { readonly data: { months: number | null } | undefined; readonly error: Error | null },
  readError: Error | null,
): string | undefined {
  if (save.error) return failureWords(save.error);
  if (readError) return errorMessage(readError);
  if (!save.data) return undefined;
  const { months } = save.data;
  return months === null
    ? "Saved: everything but spam is kept."
    : `Saved: erased after ${monthsWords(months)}, once a day.`;
}

/** How long to keep personal data of bookings that led to nothing. */
export function RetentionCard() {
  const client = useQueryClient();
  const askFirst = useRecentSignIn();
  const setting = useQuery(settingQuery);
  const save = useMutation({
    mutationFn: (months: number | null) =>
      askFirst(() => call(privacyEndpoints.setRetention, { body: { months } })),
    onSuccess: (answer) => client.setQueryData(settingQuery.queryKey, answer),
  });
  const current = setting.data?.months ?? null;
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? (current === null ? "" : `${current}`);
  const months = value === "" ? null : Number(value);
  const preview = usePreview(months);
  const isSaved = setting.isSuccess && months === current;

  const send = submitting(() => {
    if (!save.isPending && setting.isSuccess && !isSaved) save.mutate(months);
  });
  return (
    <SettingsCard
      id="retention"
      title="Erase old leads"
      lead={`Once a day, names, phones, emails, addresses, requests and notes of old bookings that led to nothing are erased for good. Customers are never touched, nor scheduled leads whose visit was not missed; counts and history stay. Spam is erased after ${spamKeptDays} days.`}
    >
      {/* The focused button disappears with the notice. */}
      <ClockNotice onConfirmed={() => document.getElementById("retention-months")?.focus()} />
      <form onSubmit={send} aria-labelledby="retention-title">
        <SelectField
          id="retention-months"
          label="Bookings that led to nothing"
          options={retentionOptions(current)}
          value={value}
          disabled={!setting.isSuccess}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
            save.reset();
          }}
        />
        <p role="status" className={`${styles["words"]} ${styles["preview"]}`}>
          {months === null
            ? "Only spam is erased automatically."
            : preview.data && previewWords(preview.data, isSaved)}
          {preview.isError &&
            months !== null &&
            "What it would erase could not be counted. Nothing was erased; reload the page to count again."}
        </p>
        <p className={styles["words"]}>{setting.isSuccess && promiseWords(months)}</p>
        <Step
          button={
            <Button type="submit" aria-disabled={save.isPending || isSaved}>
              {save.isPending ? "Saving" : "Save"}
            </Button>
          }
          isBad={save.isError || setting.isError}
          message={messageOf(save, setting.error)}
        />
      </form>
    </SettingsCard>
  );
}
