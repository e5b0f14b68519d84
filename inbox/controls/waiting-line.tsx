import { useWaiting } from "#inbox/app/mutations.tsx";
import { looks } from "./looks.ts";

/** What was pressed for a booking and waits to be sent. Outcomes and notes are shown at their own places. */
export function useWaitingWords(bookingId: string): string {
  const last = useWaiting(bookingId).findLast(
    ({ outcome, takesBack, note }) => (outcome ?? takesBack ?? note) === undefined,
  );
  return last ? `${last.done} It will be sent.` : "";
}

export const WaitingLine = ({ words }: { readonly words: string }) => (
  <p role="status" className={looks.detail}>
    {words}
  </p>
);
