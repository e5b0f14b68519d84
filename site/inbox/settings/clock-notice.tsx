import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { careEndpoints } from "#domain/api/care.ts";
import { addressOfCall, call } from "#site/api/call.ts";
import { refusalWords } from "#site/inbox/refusal.ts";
import { clockWords } from "./clock-words.ts";

const clockKey = [addressOfCall(careEndpoints.clock, {})];

/** Shown while old bookings are not erased because the server's clock may be wrong. */
export function ClockNotice({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const client = useQueryClient();
  const clock = useQuery({
    queryKey: clockKey,
    queryFn: ({ signal }) => call(careEndpoints.clock, { signal }),
  });
  const confirm = useMutation({
    mutationFn: () => call(careEndpoints.confirmClock),
    onSuccess: (state) => {
      client.setQueryData(clockKey, state);
      onConfirmed();
    },
  });
  const words = clock.data && clockWords(clock.data);
  if (!words) return null;
  return (
    <div className="sheet sheet-terracotta mr-2 mb-5 bg-error-tint p-4">
      <p role="status" className="leading-snug font-semibold">
        {words} If the clock is wrong, have it set right. If it is right, say so:
      </p>
      <button
        type="button"
        onClick={() => confirm.isPending || confirm.mutate()}
        aria-disabled={confirm.isPending}
        className="act mt-3 bg-white"
      >
        {confirm.isPending ? "Saving" : "The clock is right"}
      </button>
      <p role="alert" className="mt-3 leading-snug font-semibold text-error empty:hidden">
        {confirm.error && refusalWords(confirm.error)}
      </p>
    </div>
  );
}
