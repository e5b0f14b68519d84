import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Booking, Message } from "#domain/api/bookings.ts";
import { messageEndpoints } from "#domain/api/messages.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { refresh } from "#inbox/app/queries.ts";
import { useToast } from "#inbox/app/toasts.tsx";
import { Button } from "#inbox/controls/button.tsx";

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
    onSettled: () => refresh(client, booking.id),
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
