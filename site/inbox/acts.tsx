import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import { type BookingDetail, type BookingEvent, bookingEndpoints } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { CallError, call } from "#site/api/call.ts";
import { lastEvent } from "./history.ts";
import { detailKey, refresh } from "./reads.ts";
import { useToast } from "./toasts.tsx";

/** Something that is done to a booking. */
export interface Act {
  readonly bookingId: string;
  readonly send: () => Promise<BookingDetail>;
  /** What the toast says when it is done. */
  readonly done: string;
  /** The kind of the event that it leaves and that can be taken back. */
  readonly leaves?: BookingEvent["kind"];
}

interface Acts {
  readonly run: (act: Act, then?: { readonly onDone?: () => void; onEnd?: () => void }) => void;
  /** The booking that something is being done to. */
  readonly busyWith: string | undefined;
}

const ActsContext = createContext<Acts | undefined>(undefined);

export function useActs(): Acts {
  const acts = useContext(ActsContext);
  if (!acts) throw new Error("acts need their provider");
  return acts;
}

const undo = (bookingId: string, event: string): Act => ({
  bookingId,
  send: () => call(bookingEndpoints.undo, { params: { id: bookingId }, body: { event } }),
  done: "Taken back.",
});

/** Does things to bookings, says so with a way back, and outlives the booking that is on the screen. */
export function ActsProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const show = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ send }: Act) => send(),
    onSuccess: (detail, { bookingId, done, leaves }) => {
      client.setQueryData(detailKey(bookingId), detail);
      const event = leaves && lastEvent(detail.history, leaves);
      show({
        kind: "done",
        title: done,
        ...(event && { undo: () => mutate(undo(bookingId, event)) }),
      });
      // All but this booking, which has just been told; related ones may stand differently, too.
      refresh(client);
    },
    onError: (error) => {
      const isRefusal = error instanceof CallError;
      if (isRefusal && error.status === 401) return;
      const isConflict = isRefusal && error.status === 409;
      show({
        kind: "failed",
        title: isConflict ? "Somebody was faster" : "That did not work",
        text:
          (isRefusal && (error.detail ?? error.title)) ||
          "Nothing was changed. Please try again in a moment.",
      });
      if (isRefusal) refresh(client);
    },
  });
  return (
    <ActsContext
      value={{
        run: (act, { onDone, onEnd } = {}) =>
          mutate(act, { onSuccess: () => onDone?.(), onSettled: () => onEnd?.() }),
        busyWith: isPending ? variables.bookingId : undefined,
      }}
    >
      {children}
    </ActsContext>
  );
}

/** The acts, each as plain data and a call. */
export const changeStatus = (
  bookingId: string,
  name: string,
  from: BookingStatus,
  to: BookingStatus,
): Act => ({
  bookingId,
  send: () =>
    call(bookingEndpoints.changeStatus, { params: { id: bookingId }, body: { from, to } }),
  done: `${name} is ${to} now.`,
  leaves: "status",
});

export const addNote = (bookingId: string, text: string): Act => ({
  bookingId,
  send: () => call(bookingEndpoints.note, { params: { id: bookingId }, body: { text } }),
  done: "Note added.",
  leaves: "note",
});

export const join = (bookingId: string, into: string): Act => ({
  bookingId,
  send: () => call(bookingEndpoints.join, { params: { id: bookingId }, body: { into } }),
  done: "Joined into one booking.",
  leaves: "joined",
});

export const erase = (bookingId: string): Act => ({
  bookingId,
  send: () => call(bookingEndpoints.erase, { params: { id: bookingId } }),
  done: "The personal data is erased.",
});
