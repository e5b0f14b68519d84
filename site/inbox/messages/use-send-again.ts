import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageEndpoints } from "#domain/api/messages.ts";
import { call } from "#site/api/call.ts";
import { refresh } from "#site/inbox/reads.ts";

/**
 * Sends a failed message again: it waits from now, with all its tries. Lists and counts are read again, so that the
 * message may leave the list: `onSent` is told in any case.
 */
export function useSendAgain(
  { id, bookingId }: { readonly id: string; readonly bookingId: string },
  onSent: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(messageEndpoints.sendAgain, { params: { id } }),
    onSuccess: () => {
      onSent();
      return refresh(client, bookingId);
    },
  });
}
