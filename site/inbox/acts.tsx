import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import { type BookingDetail, type BookingEvent, bookingEndpoints } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { CallError, call } from "#site/api/call.ts";
import { changeKeys } from "./change-keys.ts";
import { lastEvent } from "./history.ts";
import { detailKey, refresh } from "./reads.ts";
import { useToast } from "./toasts.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

/** Something that is done to a booking. */
export interface Act {
  readonly bookingId: string;
  /** What it changes, in full: the same again is a retry, until the server has answered. */
  readonly change: string;
  readonly send: (key: string) => Promise<BookingDetail>;
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

/** True when nobody knows whether the change was stored: the answer was lost, or the server failed. */
const isUnanswered = (error: Error) => !(error instanceof CallError) || error.status >= 500;

/** Does things to bookings, says so with a way back, and outlives the booking that is on the screen. */
export function ActsProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const show = useToast();
  const [{ keyOf, answered }] = useState(changeKeys);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ change, send }: Act) => send(keyOf(change)),
    onSuccess: (detail, { bookingId, change, done, leaves }) => {
      answered(change);
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
    onError: (error, act) => {
      if (isUnanswered(error))
        return show({
          kind: "failed",
          title: "We don't know yet whether it was saved",
          text: "The connection broke before the answer came. Try again: it is saved only once.",
          retry: () => mutate(act),
        });
      answered(act.change);
      if (!(error instanceof CallError) || error.status === 401) return;
      const { status, actor, detail, title } = error;
      const conflict = `${actor ?? "Somebody else"} changed this first`;
      show({
        kind: "failed",
        title: status === 409 ? conflict : "That was not saved",
        text: detail ?? title ?? "Please check it and try again.",
      });
      refresh(client);
    },
  });
  const rememberFocus = useKeptFocus(isPending);
  return (
    <ActsContext
      value={{
        run: (act, { onDone, onEnd } = {}) => {
          rememberFocus();
          mutate(act, { onSuccess: () => onDone?.(), onSettled: () => onEnd?.() });
        },
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
  change: `status ${bookingId} ${from} ${to}`,
  send: (key) =>
    call(bookingEndpoints.changeStatus, { params: { id: bookingId }, body: { from, to }, key }),
  done: `${name} is ${to} now.`,
  leaves: "status",
});

export const addNote = (bookingId: string, text: string): Act => ({
  bookingId,
  change: `note ${bookingId} ${text}`,
  send: (key) => call(bookingEndpoints.note, { params: { id: bookingId }, body: { text }, key }),
  done: "Note added.",
  leaves: "note",
});

export const join = (bookingId: string, into: string): Act => ({
  bookingId,
  change: `join ${bookingId} ${into}`,
  send: (key) => call(bookingEndpoints.join, { params: { id: bookingId }, body: { into }, key }),
  done: "Joined into one booking.",
  leaves: "joined",
});

export const undo = (bookingId: string, event: string): Act => ({
  bookingId,
  change: `undo ${bookingId} ${event}`,
  send: (key) => call(bookingEndpoints.undo, { params: { id: bookingId }, body: { event }, key }),
  done: "Taken back.",
});

/** It needs no key: what is erased cannot be erased again. */
export const erase = (bookingId: string): Act => ({
  bookingId,
  change: `erase ${bookingId}`,
  send: () => call(bookingEndpoints.erase, { params: { id: bookingId } }),
  done: "The personal data is erased.",
});
