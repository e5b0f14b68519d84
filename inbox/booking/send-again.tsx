import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Booking, BookingDetail, Message } from "#domain/api/bookings.ts";
import { messageEndpoints } from "#domain/api/messages.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import { notReached } from "#domain/tasks/reasons.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { refresh, useTask } from "#inbox/app/queries.ts";
import { useToast } from "#inbox/app/toasts.tsx";
import { Button } from "#inbox/controls/button.tsx";
import { looks } from "#inbox/controls/looks.ts";

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

/** Sends what did not reach a customer again, with all its attempts. */
export function SendAgain({
  messages,
  booking,
  tone,
}: {
  readonly messages: readonly Pick<Message, "id">[];
  readonly booking: Booking;
  readonly tone: "agave" | "tangerine" | "white";
}) {
  const client = useQueryClient();
  const show = useToast();
  const name = nameOf(booking);
  const again = useMutation({
    mutationFn: () =>
      Promise.all(messages.map(({ id }) => call(messageEndpoints.sendAgain, { params: { id } }))),
    onSuccess: () => show({ kind: "done", title: `${name}: waiting to be sent again.` }),
    onError: (error) =>
      show({ kind: "failed", title: "That was not sent", text: errorMessage(error) }),
    onSettled: () => refresh(client),
  });
  return (
    <Button
      isSmall
      tone={tone}
      isBusy={again.isPending}
      aria-label={`Send again to ${name}`}
      onClick={() => again.mutate()}
    >
      Send again
    </Button>
  );
}
