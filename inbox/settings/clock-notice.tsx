import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ClockState, privacyEndpoints } from "#domain/api/privacy.ts";
import { call, errorMessage } from "#inbox/api/call.ts";
import { queryOf } from "#inbox/api/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { longTime } from "#inbox/text/dates.ts";
import { counted } from "#inbox/text/labels.ts";
import styles from "./settings.module.css";

/** What is wrong with the server's clock; undefined while it is trusted. */
export function clockWords({ now, daysAhead, isTrusted }: ClockState): string | undefined {
  if (isTrusted) return undefined;
  const off = counted(Math.abs(daysAhead), "day");
  return `The server's clock says ${longTime(new Date(now))}. That is ${off} ${
    daysAhead > 0 ? "after it was last checked" : "before the time it showed earlier"
  }, so nothing is erased for now.`;
}

const clockQuery = queryOf(privacyEndpoints.clock);

/** Shown while old bookings are not erased because the server's clock may be wrong. */
export function ClockNotice({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const client = useQueryClient();
  const clock = useQuery(clockQuery);
  const confirm = useMutation({
    mutationFn: () => call(privacyEndpoints.confirmClock),
    onSuccess: (state) => {
      client.setQueryData(clockQuery.queryKey, state);
      onConfirmed();
    },
  });
  const words = clock.data && clockWords(clock.data);
  if (!words) return null;
  return (
    <div className={`${shared["sheet"]} ${styles["clock"]}`}>
      <p role="status">
        {words} If the clock is wrong, have it corrected. If it is right, confirm it:
      </p>
      <Button isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? "Saving" : "The clock is right"}
      </Button>
      <p role="alert" className={styles["error"]}>
        {confirm.error && errorMessage(confirm.error)}
      </p>
    </div>
  );
}
