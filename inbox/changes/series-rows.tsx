import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SeriesDecision, seriesEndpoints } from "#domain/api/series.ts";
import { type Series, seriesWords } from "#domain/spam/series.ts";
import { call } from "#inbox/api/call.ts";
import { refresh, useSeries } from "#inbox/api/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { useToast } from "#inbox/controls/toasts.tsx";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { failureWords } from "./mutations.tsx";
import styles from "./series-rows.module.css";

const done: Readonly<Record<SeriesDecision, string>> = {
  spam: "All of them stay in Spam.",
  real: "They are leads now. Their confirmations leave in a minute.",
  open: "Undone.",
};

interface SeriesRowsProps {
  /** Whether those that somebody has called spam are shown, too. */
  readonly withDecided: boolean;
}

/** Bookings that were set aside together, a row for each series. */
export function SeriesRows({ withDecided }: SeriesRowsProps) {
  const all = useSeries().data?.series ?? [];
  const shown = all.filter(({ isDecided }) => withDecided || !isDecided);
  return shown.map((series) => <SeriesRow key={series.id} series={series} />);
}

function SeriesRow({ series }: { readonly series: Series }) {
  const { id, isDecided } = series;
  const client = useQueryClient();
  const show = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (decision: SeriesDecision) =>
      call(seriesEndpoints.decide, { params: { id }, body: { decision } }),
    onSuccess: (_, decision) => {
      show({
        kind: "done",
        title: done[decision],
        ...(decision !== "open" && { undo: () => mutate("open") }),
      });
      refresh(client);
    },
    onError: (error, decision) =>
      show({
        kind: "failed",
        title: "That was not saved",
        text: failureWords(error),
        retry: () => mutate(decision),
      }),
  });
  const inbox = { ...placeOfView("inbox"), filter: { status: "spam", series: id } } as const;
  return (
    <section className={`${shared["sheet"]} ${styles["series"]}`}>
      <p>{seriesWords(series)}</p>
      <div className={styles["presses"]}>
        {!isDecided && (
          <Button isSmall isBusy={isPending} onClick={() => mutate("spam")}>
            Mark all as spam
          </Button>
        )}
        <Button isSmall isBusy={isPending} onClick={() => mutate("real")}>
          They are real
        </Button>
        <a href={addressOfPlace(inbox)}>Look at them</a>
      </div>
    </section>
  );
}
