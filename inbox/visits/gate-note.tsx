import type { Visit } from "#domain/api/bookings.ts";
import { useGateNotes } from "#inbox/app/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { KeyIcon } from "#inbox/controls/icons.tsx";

/** How to get into the yard, as the customer wrote it. The server gives it out around the visit only. */
export function GateNote({ bookingId, day }: Pick<Visit, "bookingId" | "day">) {
  const { data, isLoadingError, refetch } = useGateNotes(day);
  if (isLoadingError)
    return (
      <LoadFailed query={{ isError: true, refetch }}>The gate note could not be loaded.</LoadFailed>
    );
  const found = data?.notes.find((one) => one.bookingId === bookingId);
  if (!found) return null;
  return (
    <p className="flex gap-1.5 text-sm/[1.4] whitespace-pre-line">
      <KeyIcon className="mt-0.5 size-4.25 flex-none text-terracotta" />
      <span>
        <span className="sr-only">Gate: </span>
        {found.note ?? "The gate note cannot be decrypted. Ask by phone."}
      </span>
    </p>
  );
}
