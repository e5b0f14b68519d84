import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Booking, Message } from "#domain/api/bookings.ts";
import { messageEndpoints } from "#domain/api/messages.ts";
import { call, errorMessage } from "#inbox/api/call.ts";
import { refresh } from "#inbox/api/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { useToast } from "#inbox/controls/toasts.tsx";
import { nameOf } from "#inbox/text/labels.ts";

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
