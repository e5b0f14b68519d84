import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { careEndpoints } from "#domain/api/care.ts";
import { addressOfCall, call } from "#site/api/call.ts";
import { refusalWords } from "#site/inbox/refusal.ts";
import { SelectField } from "#site/ui/field.tsx";
import { ClockNotice } from "./clock-notice.tsx";
import { monthsWords, previewWords, promiseWords, retentionOptions } from "./retention-words.ts";
import { SettingsCard, Step } from "./settings-card.tsx";

const settingKey = [addressOfCall(careEndpoints.retention, {})];

/** What a setting would erase now; asked only for a setting that erases. */
function usePreview(months: number | null) {
  const query = { months: months ?? 1 };
  return useQuery({
    queryKey: [addressOfCall(careEndpoints.previewRetention, { query })],
    queryFn: ({ signal }) => call(careEndpoints.previewRetention, { query, signal }),
    enabled: months !== null,
    placeholderData: keepPreviousData,
  });
}

/** What became of saving, or of reading the setting. */
function outcomeOf(
  save: { readonly data: { months: number | null } | undefined; readonly error: Error | null },
  readError: Error | null,
): string | undefined {
  const error = save.error ?? readError;
  if (error) return refusalWords(error);
  if (!save.data) return undefined;
  const { months } = save.data;
  return months === null
    ? "Saved: everything is kept."
    : `Saved: erased after ${monthsWords(months)}, once a day.`;
}

/** For how long personal data of bookings that led to nothing is kept. */
export function RetentionCard() {
  const client = useQueryClient();
  const setting = useQuery({
    queryKey: settingKey,
    queryFn: ({ signal }) => call(careEndpoints.retention, { signal }),
  });
  const save = useMutation({
    mutationFn: (months: number | null) => call(careEndpoints.setRetention, { body: { months } }),
    onSuccess: (answer) => client.setQueryData(settingKey, answer),
  });
  const current = setting.data?.months ?? null;
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? (current === null ? "" : `${current}`);
  const months = value === "" ? null : Number(value);
  const preview = usePreview(months);
  const isSaved = setting.isSuccess && months === current;

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending && setting.isSuccess) save.mutate(months);
  };
  return (
    <SettingsCard
      id="retention"
      title="Forget old leads"
      lead="Once a day, names, phones, e-mails, addresses, requests and notes of old bookings that led to nothing are erased for good. Scheduled and active ones are never touched; counts and history stay."
    >
      {/* The focused button goes with the notice. */}
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
        <p role="status" className="mb-4 min-h-[2lh] leading-snug font-semibold">
          {months === null
            ? "Nothing is erased by itself."
            : preview.data && !preview.isPlaceholderData && previewWords(preview.data, isSaved)}
          {preview.isError && months !== null && "What it would erase could not be counted."}
        </p>
        <p className="mb-4 leading-snug empty:hidden">
          {setting.isSuccess && promiseWords(months)}
        </p>
        <Step
          button={
            <button
              type="submit"
              aria-disabled={save.isPending || isSaved}
              className="act bg-white aria-disabled:opacity-60"
            >
              {save.isPending ? "Saving" : "Save"}
            </button>
          }
          isBad={save.isError || setting.isError}
          outcome={outcomeOf(save, setting.error)}
        />
      </form>
    </SettingsCard>
  );
}
