import type { BookingDetail } from "#domain/api/bookings.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import { notReached } from "#domain/tasks/reasons.ts";
import { useTask } from "#inbox/app/queries.ts";
import { looks } from "#inbox/controls/looks.ts";
import { SendAgain } from "./send-again.tsx";

/** What was sent to the customer and did not arrive, with why. */
export function Undelivered({ detail: { booking, messages } }: { readonly detail: BookingDetail }) {
  const task = useTask(booking.id);
  const failed = messages.filter(
    ({ kind, state }) => state === "failed" && messageKinds[kind].to === "visitor",
  );
  if (failed.length === 0) return null;
  return (
    <div className={`${looks.notice} mt-3.5 print:hidden`}>
      {failed.map(({ id, kind, error }) => (
        <p key={id}>
          {notReached(kind)}
          <bdi>{error ? `: ${error}` : "."}</bdi>
        </p>
      ))}
      {/* Else it is the main button. */}
      {task?.reason !== "message" && <SendAgain messages={failed} booking={booking} tone="white" />}
    </div>
  );
}
