import type { BookingDetail } from "#domain/api/bookings.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import shared from "#inbox/controls/shared.module.css";
import { SendAgain } from "#inbox/steps/send-again.tsx";
import styles from "./booking-pane.module.css";

/** What was sent to the customer and did not arrive, with why. */
export function Undelivered({ detail: { booking, messages } }: { readonly detail: BookingDetail }) {
  const failed = messages.filter(
    ({ kind, state }) => state === "failed" && messageKinds[kind].to === "visitor",
  );
  if (failed.length === 0) return null;
  return (
    <div className={`${shared["notice"]} ${styles["notice"]} ${shared["screenOnly"]}`}>
      {failed.map(({ id, kind, error }) => (
        <p key={id}>
          {`${messageKinds[kind].name} did not reach them`}
          <bdi>{error ? `: ${error}` : "."}</bdi>
        </p>
      ))}
      <SendAgain messages={failed} booking={booking} tone="white" />
    </div>
  );
}
