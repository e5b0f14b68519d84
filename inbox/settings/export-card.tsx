import { useMutation } from "@tanstack/react-query";
import { privacyEndpoints } from "#domain/api/reports.ts";
import { addressOfCall, errorMessage, userHeader } from "#inbox/app/call.ts";
import { useRecentSignIn } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { ButtonWithResult, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { request } from "#ui/request.ts";

const downloadTimeoutMs = 600_000;
/** A slow phone has begun to save the file by then. */
const revokeAfterMs = 60_000;

/**
 * Saves an answer as a file. A plain link would also save an error as one.
 * @throws RequestError for every answer that is not a success
 */
async function download(address: string): Promise<void> {
  const response = await request("GET", address, {
    headers: userHeader(),
    timeoutMs: downloadTimeoutMs,
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  if (name === undefined) throw new Error("The answer is no file of this server");
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), revokeAfterMs);
}

/** The bookings as a file for a spreadsheet. */
export function ExportCard() {
  const askFirst = useRecentSignIn();
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: () => askFirst(() => download(addressOfCall(privacyEndpoints.csv, {}))),
  });
  return (
    <SettingsCard
      id="export"
      title="Export bookings"
      lead="All bookings with their notes, as a file for a spreadsheet, in Phoenix time."
    >
      <ButtonWithResult
        button={
          <Button tone="agave" isBusy={isPending} onClick={() => mutate()}>
            Download CSV
          </Button>
        }
        isBad={isError}
        message={isPending ? "One moment …" : isError ? errorMessage(error) : ""}
      />
    </SettingsCard>
  );
}
